import { existsSync, readFileSync } from 'node:fs';
import { findLanguage, languages } from '@selvedge/i18n';
import { lawNames } from './law-names.ts';

/**
 * Texts that may be identical in English and another language: names, units and loanwords. Texts that a translator left unchanged
 * are found in the catalogues and not repeated here.
 */
const names = new Set([
  // The shop and the brands that appear on every shop's pages.
  ...[
    'Selvedge',
    'Instagram',
    'instagram',
    'Facebook',
    'YouTube',
    'youtube',
    'TikTok',
    'Pinterest',
    'WhatsApp',
    'Safari',
    'Chrome',
    'Firefox',
    'Edge',
  ],
  ...['iOS', 'Android', 'Windows', 'macOS', 'Linux', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'],
  // Payment methods in the footer: brands are not translated.
  ...['Apple Pay', 'Google Pay', 'PayPal', 'Wise', 'Klarna', 'BLIK', 'Przelewy24', 'EPS', 'Bizum', 'Satispay', 'Bancontact', 'MB WAY', 'Multibanco'],
  ...['bKash', 'Nagad', 'Rocket'],
  // Texts that people of the demo have entered: an affiliate's links and profile, and staff's rule and payout names.
  ...['Ana Novak', 'Jonas', 'Weber', 'New customers', 'Demo transfer', 'Five euros off from fifty', 'Ten percent for readers', 'For Ljubljana'],
  ...['Where I buy', 'A year in one shirt', 'Autumn reel', 'Link in the profile', 'profile', 'social', 'autumn', 'one-year', 'article', 'evergreen'],
  ...['meet-up', 'video', 'reel-1', 'blog', 'Reviews of what I have worn for a year, with the repairs it needed.'],
  'People who mend what they wear and ask where it comes from; most of them in Germany and Austria.',
  // Partners on the home page, and a search text without results.
  ...['Karst Weavers', 'Spool & Daughters', 'Fair Boll', 'The Mending Table', 'Round Parcel', 'xyzzy'],
  // The pickup point.
  ...['Selvedge Ljubljana', 'Stara steza 0', '1000 Ljubljana'],
]);
/** The language pickers show each language by its own name. */
for (const { name } of languages) names.add(name);

/** Names of garments, fabrics, colours and cuts that several languages share. */
const trade = new Set([
  ...[
    'Jeans',
    'Leggings',
    'Shorts',
    'Sale',
    'Material',
    'Modal',
    'Polyester',
    'Slim',
    'Viscose',
    'Floral',
    'Oversized',
    'Maxi',
    'Midi',
    'Mini',
    'Sport',
    // A delivery method.
    'Express',
    'Beige',
    'Camel',
    'Ecru',
    'Petrol',
  ],
]);

/** Words of the legal pages that several languages took from English. */
const lawful = new Set(['Cookies', 'E-mail:']);

/** All two-letter region codes. */
const regions = Array.from({ length: 676 }, (_, nth) => String.fromCharCode(65 + Math.floor(nth / 26), 65 + (nth % 26)));

/** Returns the country names that are identical in a language and in English, escaped for a pattern. */
function listSameCountryNames(code: string): string[] {
  const tag = findLanguage(code)?.tag ?? 'en-GB';
  const createNames = (language: string) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const [own, english] = [createNames(tag), createNames('en-GB')];
  return regions.flatMap((region) => {
    const name = own.of(region);
    return name !== undefined && name === english.of(region) ? [escapePattern(name)] : [];
  });
}

/** Texts without a language: numbers, prices, sizes, addresses, order numbers. */
const languageNeutral: readonly RegExp[] = [
  // Time zones have one name in all languages (IANA).
  /^(UTC|[A-Z][\w+-]*(\/[\w +-]+)+)$/,
  // No two adjacent letters.
  /^(?!.*\p{L}\p{M}*\p{L}).*$/u,
  // Sizes and units.
  /^(X{0,4}[SML]|[2-6]XL|XXS|ONE|[A-K]{1,2}|EU|UK|US|cm|in|kg|%|\d+ ?(cm|mm|g|kg|%|ml))$/i,
  /^[\d\s.,:/()\u2013\u2012-]*(EUR|BDT|RON|PLN|CZK|HUF|BGN|€|lei|zł|Kč|Ft|Tk|TK|\u09f3)?[\d\s.,\u2013-]*$/u,
  // Web and email addresses.
  /^(https?:\/\/|www\.)?[\w.-]+\.[a-z]{2,}(:\d+)?(\/\S*)?$/i,
  /^\S+@\S+\.\w+$/,
  // Numbers of orders, parcels and documents; codes of coupons and affiliates.
  /^#?[A-Z0-9]+([-–][A-Z0-9]+)+$/,
  /^[A-Z]{2}… \d+$/,
  /^[A-Z]{3,}\d+$/,
  /^\d+(\.\d+){3}$/,
];

/** Reads the translations that pages show, by id. A language with a fallback may lack a file. */
function readCatalogue(code: string): Record<string, string> {
  const files = ['shop', 'payments', 'promotions'].map((area) => new URL(`../../packages/i18n/languages/${code}/${area}.json`, import.meta.url));
  const catalogues = files.filter((file) => existsSync(file)).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  return Object.assign({}, ...catalogues) as Record<string, string>;
}
/** A language with a fallback (Austrian German) has only the texts that differ. */
function readTranslations(code: string): Record<string, string> {
  const fallback = findLanguage(code)?.fallback;
  return fallback ? { ...readCatalogue(fallback), ...readCatalogue(code) } : readCatalogue(code);
}

const english = readCatalogue('en');

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Splits a catalogue text into the parts between tags, with a pattern for each placeholder. */
const splitIntoPatterns = (text: string): string[] =>
  text
    .replace(/\{\w+, (plural|select|selectordinal),.*\}/s, '{0}')
    .split(/<\/?\d+\/?>/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => /\p{L}{2}/u.test(part.replace(/\{[^}]*\}/g, '')))
    .map((part) =>
      part
        .split(/\{[^}]*\}/)
        .map(escapePattern)
        .join('.*'),
    );

/** The ids of all texts. None of them may be visible. */
export const messageIds: ReadonlySet<string> = new Set(Object.keys(english));

/** Returns a function that checks whether a text may be identical in a language and in English. @param code as in the specification: `de` */
export function createSameWordsCheck(code: string, further: ReadonlySet<string>): (text: string) => boolean {
  const sameParts = Object.entries(readTranslations(code)).flatMap(([id, translation]) => {
    const own = new Set(splitIntoPatterns(translation));
    return splitIntoPatterns(english[id] ?? '').filter((part) => own.has(part));
  });
  const isSameByChoice = sameParts.length === 0 ? /^\b$/ : new RegExp(`^(${sameParts.join('|')})$`, 's');
  const countries = new RegExp(`^(\\+\\d+ )?(${listSameCountryNames(code).join('|')})( /\\S*)?$`);
  const isSame = (text: string): boolean =>
    names.has(text) ||
    trade.has(text) ||
    lawful.has(text) ||
    lawNames.has(text) ||
    further.has(text) ||
    countries.test(text) ||
    languageNeutral.some((pattern) => pattern.test(text)) ||
    isSameByChoice.test(text);
  // Titles and lines that are composed of names.
  return (shown) => {
    // The compiled texts have invisible word joiners, the catalogues do not (packages/i18n/scripts/join-short-words.mjs).
    const text = shown.replaceAll('\u2060', '');
    return isSame(text) || text.split(/ · |, /).every(isSame);
  };
}
