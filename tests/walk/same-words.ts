import { readFileSync } from 'node:fs';

/**
 * What is the same in English and in another language and is no text left over: names, units, and words that truly are the
 * same. What a translator has left as it is stands in the catalogues and is not repeated here.
 */
const names = new Set([
  // The shop, its makers and brands, people of the demonstration.
  'Selvedge',
]);

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
  return (text) => names.has(text) || further.has(text) || ofNoLanguage.some((pattern) => pattern.test(text)) || keptByTranslator.test(text);
}
