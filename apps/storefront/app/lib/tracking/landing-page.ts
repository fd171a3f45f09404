/** Maximum number of decoding rounds. More rounds are abuse. */
const maxRounds = 10;

/**
 * Decodes a query until it is stable, and removes `amp;`, which double HTML escaping leaves
 * behind.
 */
export const decodeQuery = (search: string): string => decodeFully(search).replace(/([?&])(?:amp;)+/gi, '$1');

/** Decodes a text until it is stable. */
export function decodeFully(text: string): string {
  let decoded = text;
  for (let times = 0; times < maxRounds; times += 1) {
    const next = decodeText(decoded);
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
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
