import { listPages, listPatterns } from '@selvedge/pages';
import { isPageSlug } from './articles/reserved-words.ts';

export interface PublicPage {
  /** Path segments; `*` stands for a slug. */
  path: string;
  /** The query parameters that the page reads. */
  query: readonly string[];
  /** Whether unknown query parameters prevent caching, because they may be personal. Tracking parameters are allowed. */
  isExact: boolean;
  /** Whether the page is only a part of other pages. */
  isPart: boolean;
}

/** The pages with the same content for all visitors of a host. Other pages are never cached. */
const publicPages = listPages()
  .filter(({ cache }) => cache !== undefined)
  .flatMap((page) =>
    listPatterns(page).map((path): PublicPage => ({ path, query: page.query ?? [], isExact: page.cache === 'exact', isPart: page.cache === 'part' })),
  );
const fixedPages = publicPages.filter(({ path }) => path !== '*');
/** A page of the merchant, at a path segment that no other page uses. */
const merchantPage = publicPages.find(({ path }) => path === '*');

/** The parsed path of a page. */
export interface PublicPath {
  page: PublicPage;
  /** The path in its canonical spelling. */
  text: string;
  /** The two-letter code; undefined for the default language of the host. */
  language: string | undefined;
  /** The segments after the language. */
  segments: string[];
}

/**
 * Parses the path of a public page. Fixed segments get their canonical case. Slugs and languages are unchanged, because other spellings redirect
 * to the canonical address.
 * @returns undefined if the path is not a public page
 */
export function findPublicPath(pathname: string): PublicPath | undefined {
  const [, ...segments] = pathname.split('/');
  // An unknown language is answered with 404.
  const language = /^[a-z]{2}$/.test(segments[0] ?? '') ? segments[0] : undefined;
  const rest = language ? segments.slice(1) : segments;
  // An address with a trailing slash is different. It redirects to this address.
  const asked = rest.length === 1 && rest[0] === '' && !language ? [] : rest;
  const isWritten = asked.length === 1 && isPageSlug(asked[0] ?? '');
  const page = fixedPages.find(({ path }) => matchesSegments(path === '' ? [] : path.split('/'), asked)) ?? (isWritten ? merchantPage : undefined);
  if (!page) return undefined;
  const words = page.path.split('/');
  const text = asked.map((segment, index) => (words[index] === '*' ? segment : (words[index] ?? '')));
  return { page, language, segments: text, text: `/${[...(language ? [language] : []), ...text].join('/')}` };
}

const matchesSegments = (words: readonly string[], segments: readonly string[]): boolean =>
  words.length === segments.length &&
  words.every((word, index) => {
    const segment = segments[index] ?? '';
    return word === '*' ? isPlainSlug(segment) : word.toLowerCase() === segment.toLowerCase();
  });

/** Returns whether a slug has the canonical percent encoding. */
function isPlainSlug(segment: string): boolean {
  try {
    return segment !== '' && encodeURIComponent(decodeURIComponent(segment)) === segment;
  } catch {
    return false;
  }
}
