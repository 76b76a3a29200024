// The browser's offer to install the page as a program: caught, and kept until the player takes it up in the menu.
//
// The browser makes it once, and maybe before Python has come: what there is of it is told when the table can be played,
// and whenever it changes; `web/page/loop.py` hears it. Whoever has answered is not asked again on this page, though the
// browser may offer it anew.

import { ready } from "./downloads.mjs";

/** @type {InstallOffer | undefined} */
let offer;
let asked = false;

const tell = () => dispatchEvent(new CustomEvent("installable", { detail: Boolean(offer) }));

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // or a phone would lay a banner over the table
  if (!asked) offer = event;
  tell();
});
addEventListener("appinstalled", () => {
  offer = undefined;
  tell();
});
addEventListener("install", () => {
  asked = true;
  offer?.prompt();
  offer = undefined;
  tell();
});
ready.then(tell);

export { tell };
