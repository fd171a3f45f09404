/** Maximum number of decoding rounds; more are an abuse. */
const mostTimes = 10;

/**
 * Decodes a query until it is stable, and removes `amp;`, which double HTML escaping leaves
 * behind.
 */
export function decodeQuery(search: string): string {
  let query = search;
  for (let times = 0; times < mostTimes; times += 1) {
    const next = decodeText(query);
    if (next === query) break;
    query = next;
  }
  return query.replace(/([?&])(?:amp;)+/gi, '$1');
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the landing page for a click. */
export const buildLandingPage = ({ origin, pathname, search }: URL): string => origin + pathname + decodeQuery(search);
