/** Waits for all that the page itself needs, pictures too. @returns gives it up */
export function whenLoaded(act: () => void): () => void {
  if (document.readyState === 'complete') {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  addEventListener('load', act, { once: true });
  return () => removeEventListener('load', act);
}
