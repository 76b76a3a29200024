"""The page's start: what PyScript imports once Python is running."""

from pyscript import document, window

document.getElementById("table").setAttribute("data-ready", "true")
window.performance.mark("ready")
