/** Maximum decoding rounds; an address that still changes after them was crafted. */
const maxRounds = 20;

/** Query parameters that are stored: those of the programme and of campaigns. Any other may be a secret. */
const storedParameters = /^(ref|adid|src|subid|link|utm_(source|medium|campaign|content|term))$/;

/** Click ids that advertising networks add to the addresses of paid ads: Google, Microsoft, TikTok, Yandex. */
const clickIds = /^(?:gclid|gbraid|wbraid|dclid|gad_source|gad_campaignid|msclkid|ttclid|yclid)$/;

/** The origin of a visit, by the address alone. */
export interface Visit {
  /** Whether the address names an affiliate or a discount of one. */
  hasLink: boolean;
  /** Whether the address comes from a paid ad. */
  hasClickId: boolean;
  utmSource: string;
  utmMedium: string;
}

/** The landing page of a click. */
export interface LandingPage {
  /** Path and stored parameters. */
  text: string;
  path: string;
  /** By name in lower case; the first value of each. */
  params: ReadonlyMap<string, string>;
  visit: Visit;
}

/** Parses a landing page, absolute or from its path on. Decodes the query until it stays the same and removes stray `amp;`. */
export function readLandingPage(address: string): LandingPage {
  const [page = ''] = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split('#');
  const at = page.indexOf('?');
  const path = (at < 0 ? page : page.slice(0, at)) || '/';
  const params = new Map<string, string>();
  const pairs = parsePairs(at < 0 ? '' : page.slice(at + 1));
  for (const [name, value] of pairs) if (storedParameters.test(name) && !params.has(name)) params.set(name, value);
  const query = [...params].map(([name, value]) => `${name}=${value}`).join('&');
  const visit: Visit = {
    hasLink: params.has('ref') || params.has('adid'),
    hasClickId: pairs.some(([name, value]) => clickIds.test(name) && value !== ''),
    utmSource: params.get('utm_source') ?? '',
    utmMedium: params.get('utm_medium') ?? '',
  };
  return { text: query ? `${path}?${query}` : path, path, params, visit };
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
  for (let round = 0; round < maxRounds; round += 1) {
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
