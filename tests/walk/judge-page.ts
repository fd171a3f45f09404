import { hreflangOf, localizedPath } from '@selvedge/i18n';
import type { Answer } from './ask.ts';
import type { Facts, Place } from './facts.ts';
import { lawNames } from './law-names.ts';
import { readPage, type ReadPage } from './read-page.ts';
import type { Visit } from './routes.ts';
import { messageIds } from './same-words.ts';

type Language = Facts['languages'][number];

/** A page in one language on one host. */
export interface Opened {
  visit: Visit;
  place: Place;
  language: Language;
  /** As it was asked for, with its host. */
  address: string;
  answer: Answer;
  page: ReadPage;
}

export const openedOf = (asked: Omit<Opened, 'page'>): Opened => ({ ...asked, page: readPage(asked.answer.text) });

/** Search engines and browsers know an address with its letters as percent signs, people without. */
const plain = (address: string): string => decodeURI(address);

/** What of a page is not as it should be, apart from its words. */
export function faultsOf({ visit, place, language, address, answer, page }: Opened): string[] {
  const { status = 200, isPublic = false } = visit;
  if (answer.status !== status) return [`answers ${answer.status}${answer.location ? `, to ${answer.location}` : ''}`];
  const faults: string[] = [];
  const expect = (isRight: boolean, fault: string): void => void (isRight || faults.push(fault));
  expect(page.lang === language.tag, `says that it stands in "${page.lang}"`);
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
    expect(page.robots === 'noindex, nofollow', `is nobody's but a visitor's own, and tells search engines "${page.robots}"`);
    expect(page.canonical === null && page.alternates.size === 0, 'is a visitor’s own and names its address to search engines');
    return faults;
  }
  const isIndexed = language.code === place.defaultLanguage || language.code === 'en';
  expect(page.robots === (isIndexed ? '' : 'noindex, follow'), `tells search engines "${page.robots}"`);
  const canonical = visit.canonicalIn?.(language.code) ?? visit.pathIn(language.code);
  const whole = new URL(localizedPath(canonical, { language: language.code, defaultLanguage: place.defaultLanguage }), address).href;
  expect(page.canonical !== null && plain(page.canonical) === plain(whole), `names ${page.canonical} as its address`);
  return faults;
}

/**
 * What is not right among the versions that a page names: all languages of its own host, each other host's own language, and
 * for everyone else English in Slovenia; and each of those that was opened names it in turn.
 */
export function versionFaults(opened: Opened, facts: Facts, byAddress: ReadonlyMap<string, Opened>): string[] {
  const { page, place, language, visit } = opened;
  if (!visit.isPublic || page.canonical === null) return [];
  const faults: string[] = [];
  const own = new Set(facts.languages.map(({ tag }) => hreflangOf({ tag }, place.host)));
  const others = facts.places
    .filter(({ host }) => host !== place.host)
    .flatMap(({ host, defaultLanguage }) =>
      facts.languages.filter(({ code }) => code === defaultLanguage).map(({ tag }) => hreflangOf({ tag }, host)),
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
    // Another host names this one's own language.
    const isExpected = there.place.host === place.host || language.code === place.defaultLanguage;
    const ownLang = hreflangOf(language, place.host);
    const back = there.page.alternates.get(ownLang);
    // German twice on one host: one of them has the name.
    const isTwin = page.alternates.get(ownLang) !== undefined && plain(page.alternates.get(ownLang) ?? '') !== plain(page.canonical);
    if (isExpected && !isTwin && plain(back ?? '') !== plain(page.canonical)) faults.push(`names ${href}, which names ${back ?? 'nothing'} in turn`);
  }
  return faults;
}

/** The texts of a page that stand there in English. @param mayBeSame what is called the same in its language */
export function leftInEnglish(opened: Opened, english: Opened, mayBeSame: (text: string) => boolean): string[] {
  return [...opened.page.texts]
    .filter((text) => english.page.texts.has(text) && !mayBeSame(text))
    .map((text) => `stands there in English: "${text}"`);
}
