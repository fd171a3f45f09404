import { getHreflang, localizedPath } from '@selvedge/i18n';
import type { Answer } from './ask.ts';
import type { Facts, Place } from './facts.ts';
import { lawNames } from './law-names.ts';
import { readPage, type ReadPage } from './read-page.ts';
import type { Visit } from './visits.ts';
import { messageIds } from './same-words.ts';

type Language = Facts['languages'][number];

/** A page in one language on one host. */
export interface OpenedPage {
  visit: Visit;
  place: Place;
  language: Language;
  /** The requested address with its host. */
  address: string;
  answer: Answer;
  page: ReadPage;
}

export const toOpenedPage = (asked: Omit<OpenedPage, 'page'>): OpenedPage => ({ ...asked, page: readPage(asked.answer.text) });

/** Decodes percent signs, so that addresses in other scripts compare equal and are readable. */
const plain = (address: string): string => decodeURI(address);

/** Returns what is wrong with a page, except untranslated texts. */
export function listFaults({ visit, place, language, address, answer, page }: OpenedPage): string[] {
  const { status = 200, isPublic = false } = visit;
  if (answer.status !== status) return [`answers ${answer.status}${answer.location ? `, to ${answer.location}` : ''}`];
  const faults: string[] = [];
  const expect = (isRight: boolean, fault: string): void => void (isRight || faults.push(fault));
  expect(page.lang === language.tag, `has the lang "${page.lang}"`);
  expect(page.title.trim().length > 2 || status === 404, 'has no title');
  for (const text of page.texts) {
    expect(
      !messageIds.has(text) &&
        (lawNames.has(text) || !/^[a-z][a-z0-9-]*(\.[a-zA-Z0-9-]+){1,4}$/.test(text.replace(/^www\..*|\.(com|test|eu)$/, ''))) &&
        !/\{[\w, ]+\}/.test(text),
      `shows a key: "${text}"`,
    );
    expect(!/\b(undefined|NaN|\[object Object\])\b/.test(text) || /\bundefined\b/i.test(address), `shows "${text}"`);
  }
  if (status === 404) return faults;
  expect(page.ogLocale === language.tag.replace('-', '_'), `has the og:locale "${page.ogLocale}"`);
  if (!isPublic) {
    expect(page.robots === 'noindex, nofollow', `is private but has the robots value "${page.robots}"`);
    expect(page.canonical === null && page.alternates.size === 0, 'is private but has a canonical address or alternates');
    return faults;
  }
  const isIndexed = language.code === place.defaultLanguage || language.code === 'en';
  expect(page.robots === (isIndexed ? '' : 'noindex, follow'), `has the robots value "${page.robots}"`);
  const canonical = visit.getCanonicalPath?.(language.code) ?? visit.getPathByLanguage(language.code);
  const whole = new URL(localizedPath(canonical, { language: language.code, defaultLanguage: place.defaultLanguage }), address).href;
  expect(page.canonical !== null && plain(page.canonical) === plain(whole), `has the canonical address ${page.canonical}`);
  return faults;
}

/**
 * Checks the alternates of a page: all languages of its own host, the default language of each other host, and English in Slovenia as
 * x-default. Each alternate that was opened must link back.
 */
export function listVersionFaults(opened: OpenedPage, facts: Facts, byAddress: ReadonlyMap<string, OpenedPage>): string[] {
  const { page, place, language, visit } = opened;
  if (!visit.isPublic || page.canonical === null) return [];
  const faults: string[] = [];
  const own = new Set(facts.languages.map(({ tag }) => getHreflang({ tag }, place.host)));
  const others = facts.places
    .filter(({ host }) => host !== place.host)
    .flatMap(({ host, defaultLanguage }) =>
      facts.languages.filter(({ code }) => code === defaultLanguage).map(({ tag }) => getHreflang({ tag }, host)),
    );
  const missing = [...own, ...others, 'x-default'].filter((hreflang) => !page.alternates.has(hreflang));
  if (missing.length > 0) faults.push(`names no version in ${missing.join(', ')}`);
  if (page.alternates.size > own.size + others.length + 1) faults.push(`names ${page.alternates.size} versions`);
  for (const [hreflang, href] of page.alternates) {
    const there = byAddress.get(plain(href));
    if (!there) continue;
    if (there.answer.status !== 200) faults.push(`names ${href} as ${hreflang}, which answers ${there.answer.status}`);
    if (there.page.canonical !== null && plain(there.page.canonical) !== plain(href))
      faults.push(`names ${href}, which calls itself ${there.page.canonical}`);
    // Another host links to this host's default language only.
    const isExpected = there.place.host === place.host || language.code === place.defaultLanguage;
    const ownLang = getHreflang(language, place.host);
    const back = there.page.alternates.get(ownLang);
    // Two German versions of a host share an hreflang, so only one of them is named.
    const isTwin = page.alternates.get(ownLang) !== undefined && plain(page.alternates.get(ownLang) ?? '') !== plain(page.canonical);
    if (isExpected && !isTwin && plain(back ?? '') !== plain(page.canonical)) faults.push(`names ${href}, which names ${back ?? 'nothing'} in turn`);
  }
  return faults;
}

/** Returns the texts of a page that are identical in English. @param mayBeSame tells which texts may be identical */
export function listUntranslatedTexts(opened: OpenedPage, english: OpenedPage, mayBeSame: (text: string) => boolean): string[] {
  return [...opened.page.texts]
    .filter((text) => english.page.texts.has(text) && !mayBeSame(text))
    .map((text) => `stands there in English: "${text}"`);
}
