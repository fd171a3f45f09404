/** The address that the document was asked for by; the one in the bar may be of a page that was come to since. */
export function arrivalAddress(): URL {
  const [entry] = performance.getEntriesByType('navigation');
  return new URL(entry && URL.canParse(entry.name) ? entry.name : location.href);
}
