/** A language of the shop or of the browser. */
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
  /** `navigator.languages`, the preferred language first. */
  spoken: readonly string[];
  /** The shop country of the browser's time zone; null if there is none or it is unknown. */
  zoneCountry: string | null;
}

/** A suggested language, in another country's shop or (null) in this one. */
export interface SuggestedPlace {
  language: string;
  country: string | null;
}

/**
 * Compares the browser's languages and time zone with the page. A page in any of the browser's languages is correct. A browser in the
 * time zone of the host's country is in the correct shop.
 * @returns null if there is nothing to suggest
 */
export function chooseSuggestedPlace({ language, country, languages, countries, spoken, zoneCountry }: Seen): SuggestedPlace | null {
  const best = spoken.map((tag) => findLanguage(tag, languages)).find((found) => found !== undefined);
  const readsThis = spoken.some((tag) => getPrimaryLanguage(tag) === getPrimaryLanguage(language.tag));
  const wanted = readsThis || !best ? language.code : best.code;

  const regions = spoken.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1]);
  const home = zoneCountry ?? regions.find((region) => region !== undefined);
  const elsewhere = home !== undefined && home !== country && countries.includes(home) ? home : null;
  if (elsewhere !== null) return { language: best?.code ?? wanted, country: elsewhere };
  return wanted === language.code ? null : { language: wanted, country: null };
}

/** Finds the shop's language for a tag: `de-AT` → at; `de-CH` → de. */
function findLanguage(tag: string, languages: readonly Spoken[]): Spoken | undefined {
  return (
    languages.find((language) => language.tag === tag) ?? languages.find((language) => getPrimaryLanguage(language.tag) === getPrimaryLanguage(tag))
  );
}

const getPrimaryLanguage = (tag: string): string | undefined => tag.toLowerCase().split('-')[0];

/** Finds the country of a time zone, if the browser can list the zones of countries. @param zone IANA */
export function findCountryByTimeZone(zone: string, countries: readonly string[]): string | null {
  const listTimeZones = (country: string): readonly string[] => {
    const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] };
    return locale.getTimeZones?.() ?? locale.timeZones ?? [];
  };
  const keeping = countries.filter((country) => listTimeZones(country).includes(zone));
  return keeping.length === 1 ? (keeping[0] ?? null) : null;
}
