/** Returns the address that the document was loaded from. The address bar may have changed since. */
export function readArrivalAddress(): URL {
  const [entry] = performance.getEntriesByType('navigation');
  return new URL(entry && URL.canParse(entry.name) ? entry.name : location.href);
}
