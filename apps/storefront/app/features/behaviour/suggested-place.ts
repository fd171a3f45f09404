/** A language of the shop, or one that a browser names. */
interface Spoken {
  code: string;
  /** BCP 47 */
  tag: string;
}

interface Seen {
  /** The page's language. */
  language: Spoken;
  /** ISO code of the host's country. */
  country: string;
  languages: readonly Spoken[];
  /** ISO codes of the countries that the shop sells in. */
  countries: readonly string[];
  /** As `navigator.languages` has them, the dearest first. */
  spoken: readonly string[];
  /** The shop country whose time the browser keeps; null where it is none, or nobody knows. */
  zoneCountry: string | null;
}

/** Where somebody might rather be: in which language, and in another country's shop or (null) in this one. */
export interface SuggestedPlace {
  language: string;
  country: string | null;
}

/**
 * What a browser says of its owner, held against the page. A page in any language that he reads is right for him; whoever keeps
 * the time of the host's country is where he wants to be delivered to.
 * @returns null where nothing is to be suggested
 */
export function suggestedPlace({ language, country, languages, countries, spoken, zoneCountry }: Seen): SuggestedPlace | null {
  const best = spoken.map((tag) => languageOf(tag, languages)).find((found) => found !== undefined);
  const readsThis = spoken.some((tag) => tongueOf(tag) === tongueOf(language.tag));
  const wanted = readsThis || !best ? language.code : best.code;

  const regions = spoken.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1]);
  const home = zoneCountry ?? regions.find((region) => region !== undefined);
  const elsewhere = home !== undefined && home !== country && countries.includes(home) ? home : null;
  if (elsewhere !== null) return { language: best?.code ?? wanted, country: elsewhere };
  return wanted === language.code ? null : { language: wanted, country: null };
}

/** `de-AT` → at; `de-CH` → de */
function languageOf(tag: string, languages: readonly Spoken[]): Spoken | undefined {
  return languages.find((language) => language.tag === tag) ?? languages.find((language) => tongueOf(language.tag) === tongueOf(tag));
}

const tongueOf = (tag: string): string | undefined => tag.toLowerCase().split('-')[0];

/** Which of some countries keeps a time zone, where the browser knows countries' zones. @param zone IANA */
export function countryOfZone(zone: string, countries: readonly string[]): string | null {
  const zonesOf = (country: string): readonly string[] => {
    const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] };
    return locale.getTimeZones?.() ?? locale.timeZones ?? [];
  };
  const keeping = countries.filter((country) => zonesOf(country).includes(zone));
  return keeping.length === 1 ? (keeping[0] ?? null) : null;
}
