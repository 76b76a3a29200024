// A camera that reads the pictures of codes. It is asked for when the player presses the button, never before, and let go of
// as soon as its panel is gone. What it reads is told to the page with the event "arrived": `web/page/main.py` hears it.

import decodeQR from "qr/decode.js";

const WIDEST = 1280; // the pixels of a frame that are looked at: more only take longer

/** @type {(panel: Element, name: string) => void} */
const say = (panel, name) => {
  for (const line of /** @type {NodeListOf<HTMLElement>} */ (panel.querySelectorAll("[data-camera-says]"))) {
    line.hidden = line.dataset.cameraSays !== name;
  }
};

// What stands in a frame; nothing, where no code can be read in it.
/** @type {(video: HTMLVideoElement, context: CanvasRenderingContext2D) => string | undefined} */
const seen = (video, context) => {
  const { canvas } = context;
  const scale = Math.min(1, WIDEST / video.videoWidth);
  canvas.width = video.videoWidth * scale;
  canvas.height = video.videoHeight * scale;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  try {
    return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
  } catch {
    return undefined; // most frames have none
  }
};

/** @type {(video: HTMLVideoElement, stream: MediaStream) => void} */
const watch = (video, stream) => {
  const canvas = document.createElement("canvas");
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
  /** @type {Set<string>} */
  const told = new Set();
  const look = () => {
    if (!video.isConnected) return stream.getTracks().forEach((track) => track.stop());
    const text = video.videoWidth ? seen(video, context) : undefined;
    if (text && !told.has(text)) {
      told.add(text);
      dispatchEvent(new CustomEvent("arrived", { detail: text }));
    }
    requestAnimationFrame(look);
  };
  look();
};

const begun = new WeakSet();

/** @type {(place: HTMLElement) => void} */
const camera = (place) => {
  const panel = place.parentElement;
  if (!panel || begun.has(place)) return;
  begun.add(place);
  const start = async () => {
    if (!navigator.mediaDevices) return say(panel, "none"); // not over plain http
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      const video = document.createElement("video");
      Object.assign(video, { muted: true, playsInline: true, srcObject: stream });
      place.replaceChildren(video);
      say(panel, "looking");
      await video.play();
      watch(video, stream);
    } catch (error) {
      say(panel, /** @type {Error} */ (error).name === "NotAllowedError" ? "refused" : "none");
    }
  };
  const button = /** @type {HTMLButtonElement | null} */ (panel.querySelector("[data-camera-do='start']"));
  if (!button) return;
  button.disabled = false; // until now nobody would have heard of it
  button.addEventListener("click", start);
};

export { camera };
