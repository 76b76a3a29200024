// What is done when a script of the page does not come, or comes cut off: those that would say so may be among them. So
// this one needs no other, and runs before them.
//
// The browser tells of a script that is missing by an event on its element, and of one that cannot be read by an event
// on the window. When everything is loaded, `boot.js` has left its settings in the page. `shell.mjs` says more, if it runs.

const lost = () => {
  const again = document.getElementById("again");
  if (!again) return; // the table stands
  document.getElementById("status").textContent = document.getElementById("failed").textContent;
  document.getElementById("loaded-words").hidden = true;
  again.hidden = false;
  again.addEventListener("click", () => location.reload());
};

const told = ({ target }) => {
  if (target === window || target.localName === "script") lost();
};

addEventListener("error", told, { capture: true });
addEventListener("load", () => document.querySelector("mpy-config") ?? lost());
