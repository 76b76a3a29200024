// A worker that runs one Python text in the site's own interpreter, and sends back what it leaves in `result`, as JSON.

addEventListener("message", async ({ data: { interpreter, text } }) => {
  try {
    const { loadPyodide } = await import(interpreter);
    const python = await loadPyodide({});
    postMessage({ result: python.runPython(`${text}\nimport json; json.dumps(result)`) });
  } catch (error) {
    postMessage({ error: /** @type {Error} */ (error).message });
  }
});
