/** Calls a function when the page and its images have loaded. @returns a function that cancels it */
export function runWhenLoaded(act: () => void): () => void {
  if (document.readyState === 'complete') {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  addEventListener('load', act, { once: true });
  return () => removeEventListener('load', act);
}
