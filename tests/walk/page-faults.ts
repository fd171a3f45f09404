import { getHreflang, localizedPath } from '@selvedge/i18n';
import type { PageResponse } from './ask.ts';
import { listAutofillFaults } from './autofill-faults.ts';
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
  response: PageResponse;
  page: ReadPage;
}

export const toOpenedPage = (opened: Omit<OpenedPage, 'page'>): OpenedPage => ({ ...opened, page: readPage(opened.response.text) });

/** Decodes percent signs, so that addresses in other scripts compare equal and are readable. */
const decodeAddress = (address: string): string => decodeURI(address);

/** Returns the faults of a page, except untranslated texts. */
export function listFaults(opened: OpenedPage): string[] {
  const { visit, response, page, language, address } = opened;
  const { status = 200, isPublic = false } = visit;
  if (response.status !== status) return [`answers ${response.status}${response.location ? `, to ${response.location}` : ''}`];
  const faults = [
    ...listIf(page.lang !== language.tag, `has the lang "${page.lang}"`),
    ...listIf(page.title.trim().length <= 2 && status !== 404, 'has no title'),
    ...[...page.texts].flatMap((text) => listTextFaults(text, address)),
    ...listAutofillFaults(page.fields),
  ];
  if (status === 404) return faults;
  const ogLocale = language.tag.replace('-', '_');
  faults.push(...listIf(page.ogLocale !== ogLocale, `has the og:locale "${page.ogLocale}"`));
  return [...faults, ...(isPublic ? listIndexFaults(opened) : listPrivacyFaults(page))];
}

const listIf = (isWrong: boolean, fault: string): string[] => (isWrong ? [fault] : []);

const listTextFaults = (text: string, address: string): string[] => [
  ...listIf(isMessageKey(text) || /\{[\w, ]+\}/.test(text), `shows a key: "${text}"`),
  ...listIf(/\b(undefined|NaN|\[object Object\])\b/.test(text) && !/\bundefined\b/i.test(address), `shows "${text}"`),
];

/** A key looks like `cart.title`; so do addresses and some names of laws. */
const isMessageKey = (text: string): boolean =>
  messageIds.has(text) || (!lawNames.has(text) && /^[a-z][a-z0-9-]*(\.[a-zA-Z0-9-]+){1,4}$/.test(text.replace(/^www\..*|\.(com|test|eu)$/, '')));

const listPrivacyFaults = (page: ReadPage): string[] => [
  ...listIf(page.robots !== 'noindex, nofollow', `is private but has the robots value "${page.robots}"`),
  ...listIf(page.canonical !== null || page.alternates.size > 0, 'is private but has a canonical address or alternates'),
];

/** Checks the robots value and the canonical address of a public page. */
function listIndexFaults({ visit, place, language, address, page }: OpenedPage): string[] {
  const isIndexed = language.code === place.defaultLanguage || language.code === 'en';
  const path = visit.getCanonicalPath?.(language.code) ?? visit.getPathByLanguage(language.code);
  const canonical = new URL(localizedPath(path, { language: language.code, defaultLanguage: place.defaultLanguage }), address).href;
  return [
    ...listIf(page.robots !== (isIndexed ? '' : 'noindex, follow'), `has the robots value "${page.robots}"`),
    ...listIf(page.canonical === null || decodeAddress(page.canonical) !== decodeAddress(canonical), `has the canonical address ${page.canonical}`),
  ];
}

/**
 * Checks the alternates of a page: all languages of its own host, the default language of each other host, and English in Slovenia as
 * x-default. Each alternate that was opened must link back.
 */
export function listVersionFaults(opened: OpenedPage, facts: Facts, byAddress: ReadonlyMap<string, OpenedPage>): string[] {
  const { page, place, visit } = opened;
  if (!visit.isPublic || page.canonical === null) return [];
  const own = new Set(facts.languages.map(({ tag }) => getHreflang({ tag }, place.host)));
  const others = facts.places
    .filter(({ host }) => host !== place.host)
    .flatMap(({ host, defaultLanguage }) =>
      facts.languages.filter(({ code }) => code === defaultLanguage).map(({ tag }) => getHreflang({ tag }, host)),
    );
  const missing = [...own, ...others, 'x-default'].filter((hreflang) => !page.alternates.has(hreflang));
  return [
    ...listIf(missing.length > 0, `names no version in ${missing.join(', ')}`),
    ...listIf(page.alternates.size > own.size + others.length + 1, `names ${page.alternates.size} versions`),
    ...[...page.alternates].flatMap(([hreflang, href]) => {
      const there = byAddress.get(decodeAddress(href));
      return there ? listAlternateFaults(opened, { hreflang, href, there }) : [];
    }),
  ];
}

interface Alternate {
  hreflang: string;
  href: string;
  there: OpenedPage;
}

function listAlternateFaults(opened: OpenedPage, { hreflang, href, there }: Alternate): string[] {
  const calledItself = there.page.canonical;
  return [
    ...listIf(there.response.status !== 200, `names ${href} as ${hreflang}, which answers ${there.response.status}`),
    ...listIf(calledItself !== null && decodeAddress(calledItself) !== decodeAddress(href), `names ${href}, which calls itself ${calledItself}`),
    ...listBackLinkFaults(opened, there, href),
  ];
}

/** Checks that an alternate links back. */
function listBackLinkFaults({ page, place, language }: OpenedPage, there: OpenedPage, href: string): string[] {
  // Another host links to this host's default language only.
  const isExpected = there.place.host === place.host || language.code === place.defaultLanguage;
  const ownLang = getHreflang(language, place.host);
  const canonical = decodeAddress(page.canonical ?? '');
  // Two German versions of a host share an hreflang, so only one of them is named.
  const isTwin = page.alternates.has(ownLang) && decodeAddress(page.alternates.get(ownLang) ?? '') !== canonical;
  const back = there.page.alternates.get(ownLang);
  return listIf(isExpected && !isTwin && decodeAddress(back ?? '') !== canonical, `names ${href}, which names ${back ?? 'nothing'} in turn`);
}

/** Returns the texts of a page that are identical in English. @param mayBeSame returns whether a text may be identical */
export function listUntranslatedTexts(opened: OpenedPage, english: OpenedPage, mayBeSame: (text: string) => boolean): string[] {
  return [...opened.page.texts]
    .filter((text) => english.page.texts.has(text) && !mayBeSame(text))
    .map((text) => `stands there in English: "${text}"`);
}
