/** How often an address is decoded at most; one that still changes then was made to. */
const mostRounds = 20;

/** What of a landing page's query is kept: the programme's and campaigns' own. Anything else may be a secret. */
const kept = /^(ref|adid|src|subid|link|utm_(source|medium|campaign|content|term))$/;

/** Where somebody came to. */
interface LandingPage {
  /** Path and those of its parameters that are kept. */
  text: string;
  path: string;
  /** By their names in lower case; the first of each. */
  params: ReadonlyMap<string, string>;
}

/** Reads a landing page, whole or from its path on: its query decoded until it stays the same, stray `amp;` taken out. */
export function readLandingPage(address: string): LandingPage {
  const [page = ''] = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split('#');
  const at = page.indexOf('?');
  const path = (at < 0 ? page : page.slice(0, at)) || '/';
  const params = new Map<string, string>();
  for (const [name, value] of pairsOf(at < 0 ? '' : page.slice(at + 1))) if (kept.test(name) && !params.has(name)) params.set(name, value);
  const query = [...params].map(([name, value]) => `${name}=${value}`).join('&');
  return { text: query ? `${path}?${query}` : path, path, params };
}

/** What was written properly counts: decoded once too often, an & in a value would end it. */
function pairsOf(query: string): [name: string, value: string][] {
  const named = (text: string) => [...new URLSearchParams(text)].map(([name, value]): [string, string] => [name.toLowerCase(), decoded(value)]);
  const plain = decoded(query);
  return plain === query ? named(query) : [...named(query), ...named(plain)];
}

function decoded(text: string): string {
  let found = text;
  for (let round = 0; round < mostRounds; round += 1) {
    const next = found.replace(/(?:%[\da-f]{2})+/gi, decodedPart).replace(/(^|&)(?:amp;)+/gi, '$1');
    if (next === found) return found;
    found = next;
  }
  return found;
}

function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
