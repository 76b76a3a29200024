// What comes to the page from outside and goes out of it, beyond what a first visit needs. The page fetches this with what a
// win needs, when the table has stood for a moment (`web/shell/splash.mjs`).

import { missing } from "../shell/downloads.mjs";

// Files with which the system has opened the page that is installed, which only Chromium hands over: a backup, a board of
// another program, the text of a deal. They wait until somebody asks for them.
const LONGEST = 8_000_001; // characters: one more than Python takes, which then says so

/** @type {(launch: { files: FileSystemFileHandle[] }) => Promise<void>} */
const open = async ({ files }) => {
  for (const handle of files) {
    const file = await handle.getFile();
    dispatchEvent(new CustomEvent("arrived", { detail: await file.slice(0, LONGEST).text() }));
  }
};

globalThis.launchQueue?.setConsumer(open);

// Codes for another device are drawn, and read, by a script of their own, for whoever wants them.
const panel = document.getElementById("panel");
const wanted = () => panel.querySelector("[data-codes], [data-camera]") && import("./travel.mjs").catch(missing);
new MutationObserver(wanted).observe(panel, { childList: true, subtree: true });
wanted();
