// What takes everything a player has to another device, in the panels that `ramparts/app/study/travel` makes: pictures of
// codes (QR, ISO/IEC 18004) on the one, a camera that reads them on the other. `web/travel/arriving.mjs` fetches this with
// the first such panel.

import { camera } from "./camera.mjs";
import { codes } from "./codes.mjs";

const panel = document.getElementById("panel");

const begin = () => {
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (panel.querySelectorAll("[data-codes]"))) codes(place);
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (panel.querySelectorAll("[data-camera]"))) camera(place);
};

new MutationObserver(begin).observe(panel, { childList: true, subtree: true });
begin();

export { begin };
