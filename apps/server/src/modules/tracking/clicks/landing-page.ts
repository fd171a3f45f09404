/** Maximum decoding rounds; an address that still changes after them was crafted. */
const mostRounds = 20;

/** Query parameters that are stored: those of the programme and of campaigns. Any other may be a secret. */
const storedParameters = /^(ref|adid|src|subid|link|utm_(source|medium|campaign|content|term))$/;

/** The landing page of a click. */
export interface LandingPage {
  /** Path and stored parameters. */
  text: string;
  path: string;
  /** By name in lower case; the first value of each. */
  params: ReadonlyMap<string, string>;
}

/** Parses a landing page, absolute or from its path on. Decodes the query until it stays the same and removes stray `amp;`. */
export function readLandingPage(address: string): LandingPage {
  const [page = ''] = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split('#');
  const at = page.indexOf('?');
  const path = (at < 0 ? page : page.slice(0, at)) || '/';
  const params = new Map<string, string>();
  for (const [name, value] of parsePairs(at < 0 ? '' : page.slice(at + 1)))
    if (storedParameters.test(name) && !params.has(name)) params.set(name, value);
  const query = [...params].map(([name, value]) => `${name}=${value}`).join('&');
  return { text: query ? `${path}?${query}` : path, path, params };
}

/** Correctly encoded parameters come first: decoding once too often would split a value at its &. */
function parsePairs(query: string): [name: string, value: string][] {
  const findByName = (text: string) =>
    [...new URLSearchParams(text)].map(([name, value]): [string, string] => [name.toLowerCase(), decodeRepeatedly(value)]);
  const plain = decodeRepeatedly(query);
  return plain === query ? findByName(query) : [...findByName(query), ...findByName(plain)];
}

function decodeRepeatedly(text: string): string {
  let found = text;
  for (let round = 0; round < mostRounds; round += 1) {
    const next = found.replace(/(?:%[\da-f]{2})+/gi, decodePart).replace(/(^|&)(?:amp;)+/gi, '$1');
    if (next === found) return found;
    found = next;
  }
  return found;
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
