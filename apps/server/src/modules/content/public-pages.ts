import { listPages, listPatterns } from '@selvedge/pages';
import { isPageSlug } from './articles/reserved-words.ts';

export interface PublicPage {
  /** Words, and `*` for a slug. */
  path: string;
  /** The query parameters that it reads. */
  query: readonly string[];
  /** Whether unknown parameters prevent caching, because they may be personal. Tracking parameters are allowed. */
  isExact: boolean;
  /** Whether it is only a part of other pages. */
  isPart: boolean;
}

/** The pages that are the same for all visitors of a host. Other pages are never cached. */
const publicPages = listPages()
  .filter(({ cache }) => cache !== undefined)
  .flatMap((page) =>
    listPatterns(page).map((path): PublicPage => ({ path, query: page.query ?? [], isExact: page.cache === 'exact', isPart: page.cache === 'part' })),
  );
const fixedPages = publicPages.filter(({ path }) => path !== '*');
/** A page written by the merchant, at a word that no other page uses. */
const merchantPage = publicPages.find(({ path }) => path === '*');

/** The parsed path of a page. */
export interface PublicPath {
  page: PublicPage;
  /** The path in its canonical spelling. */
  text: string;
  /** Two letters; undefined: the default of the host. */
  language: string | undefined;
  /** The segments after the language. */
  segments: string[];
}

/**
 * Parses the path of a public page. Fixed words get their canonical case; slugs and languages are unchanged, because other spellings redirect
 * to the canonical address.
 * @returns undefined if it is no such page
 */
export function findPublicPath(pathname: string): PublicPath | undefined {
  const [, ...segments] = pathname.split('/');
  // An unknown language is answered with 404.
  const language = /^[a-z]{2}$/.test(segments[0] ?? '') ? segments[0] : undefined;
  const rest = language ? segments.slice(1) : segments;
  // A trailing slash is another address, which redirects to this one.
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

/** Tells whether a slug has the canonical percent encoding. */
function isPlainSlug(segment: string): boolean {
  try {
    return segment !== '' && encodeURIComponent(decodeURIComponent(segment)) === segment;
  } catch {
    return false;
  }
}
