import { readFileSync } from 'node:fs';
import { findLanguage, languages } from '@selvedge/i18n';
import { lawNames } from './law-names.ts';

/**
 * What is the same in English and in another language and is no text left over: names, units, and words that truly are the
 * same. What a translator has left as it is stands in the catalogues and is not repeated here.
 */
const names = new Set([
  // The shop, and those whose names stand on every shop's pages.
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
  // What the demonstration's people have written themselves: an affiliate of his links and of himself, staff of a rule and a payout.
  ...['Ana Novak', 'Jonas', 'Weber', 'New customers', 'Demo transfer', 'Five euros off from fifty', 'Ten percent for readers', 'For Ljubljana'],
  ...['Where I buy', 'A year in one shirt', 'Autumn reel', 'Link in the profile', 'profile', 'social', 'autumn', 'one-year', 'article', 'evergreen'],
  ...['meet-up', 'video', 'reel-1', 'blog', 'Reviews of what I have worn for a year, with the repairs it needed.'],
  'People who mend what they wear and ask where it comes from; most of them in Germany and Austria.',
  // Partners of the home page; what nobody finds.
  ...['Karst Weavers', 'Spool & Daughters', 'Fair Boll', 'The Mending Table', 'Round Parcel', 'xyzzy'],
  // The shop where one picks up.
  ...['Selvedge Ljubljana', 'Stara steza 0', '1000 Ljubljana'],
]);
/** Each language by its own name, as pickers have it. */
for (const { name } of languages) names.add(name);

/** Garments, cloths, colours and cuts that are called the same in more languages than one. */
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
    'Beige',
    'Camel',
    'Ecru',
    'Petrol',
  ],
]);

/** Words of the legal pages that more languages than one have taken from English; their templates are no catalogues. */
const lawful = new Set(['Cookies', 'E-mail:']);

/** Codes of all countries and territories that could be named. */
const regions = Array.from({ length: 676 }, (_, nth) => String.fromCharCode(65 + Math.floor(nth / 26), 65 + (nth % 26)));

/** What countries are called the same in a language as in English, in words for a pattern. */
function sameCountriesIn(code: string): string[] {
  const tag = findLanguage(code)?.tag ?? 'en-GB';
  const nameIn = (language: string) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const [own, english] = [nameIn(tag), nameIn('en-GB')];
  return regions.flatMap((region) => {
    const name = own.of(region);
    return name !== undefined && name === english.of(region) ? [escaped(name)] : [];
  });
}

/** Texts that are nobody's language: numbers, prices, sizes, addresses, numbers of orders. */
const ofNoLanguage: readonly RegExp[] = [
  // Fewer than two letters beside each other.
  /^(?!.*\p{L}\p{M}*\p{L}).*$/u,
  // Sizes and measures.
  /^(X{0,4}[SML]|[2-6]XL|XXS|ONE|[A-K]{1,2}|EU|UK|US|cm|in|kg|%|\d+ ?(cm|mm|g|kg|%|ml))$/i,
  /^[\d\s.,:/()\u2013\u2012-]*(EUR|BDT|RON|PLN|CZK|HUF|BGN|€|lei|zł|Kč|Ft|Tk|TK|\u09f3)?[\d\s.,\u2013-]*$/u,
  // Addresses in the net and of mail.
  /^(https?:\/\/|www\.)?[\w.-]+\.[a-z]{2,}(:\d+)?(\/\S*)?$/i,
  /^\S+@\S+\.\w+$/,
  // Numbers of orders, parcels, papers; codes of coupons and affiliates.
  /^#?[A-Z0-9]{2,}([-–][A-Z0-9]+)+$/,
  /^[A-Z]{2}… \d+$/,
  /^[A-Z]{3,}\d+$/,
  /^\d+(\.\d+){3}$/,
];

interface Entry {
  message?: string;
  translation?: string;
}

const catalogueOf = (code: string): Record<string, Entry> =>
  JSON.parse(readFileSync(new URL(`../../packages/i18n/locales/${code}/messages.json`, import.meta.url), 'utf8')) as Record<string, Entry>;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a page shows of a text: its parts between tags, with anything in place of what is filled in. */
const shownAs = (text: string): string[] =>
  text
    .replace(/\{\w+, (plural|select|selectordinal),.*\}/s, '{0}')
    .split(/<\/?\d+\/?>/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => /\p{L}{2}/u.test(part.replace(/\{[^}]*\}/g, '')))
    .map((part) =>
      part
        .split(/\{[^}]*\}/)
        .map(escaped)
        .join('.*'),
    );

/** The ids of all texts: none of them is ever seen. */
export const messageIds: ReadonlySet<string> = new Set(Object.keys(catalogueOf('en')));

/** Whether a text may stand in a language as it does in English. @param code as the specification has it: `de` */
export function sameWordsIn(code: string, further: ReadonlySet<string>): (text: string) => boolean {
  const kept = Object.values(catalogueOf(code))
    .filter(({ message, translation }) => message !== undefined && (translation ?? '') !== '')
    .flatMap(({ message = '', translation = '' }) => {
      const own = new Set(shownAs(translation));
      return shownAs(message).filter((part) => own.has(part));
    });
  const keptByTranslator = kept.length === 0 ? /^\b$/ : new RegExp(`^(${kept.join('|')})$`, 's');
  const countries = new RegExp(`^(\\+\\d+ )?(${sameCountriesIn(code).join('|')})( /\\S*)?$`);
  const isSame = (text: string): boolean =>
    names.has(text) ||
    trade.has(text) ||
    lawful.has(text) ||
    lawNames.has(text) ||
    further.has(text) ||
    countries.test(text) ||
    ofNoLanguage.some((pattern) => pattern.test(text)) ||
    keptByTranslator.test(text);
  // Titles and lines that are put together of names.
  return (text) => isSame(text) || text.split(/ · |, /).every(isSame);
}
