import { isPageSlug } from './writing/reserved-words.ts';

/** A listing's own, and what its filter form sends without JavaScript. */
const listing = ['brand', 'color', 'size', 'attribute', 'discountRange', 'priceRange', 'priceFrom', 'priceTo', 'availability', 'orderBy', 'page'];

/** Its colour, and the page of its reviews. */
const product = ['color', 'reviews'];

export interface PublicPage {
  /** Of words and `*` for a slug. */
  path: string;
  /** What it reads of the query. */
  query: readonly string[];
  /** Anything else in the query, but where somebody came from, is somebody's own: such a page is never kept. */
  isExact?: boolean;
  /** A part of other pages, which nobody opens by itself. */
  isPart?: boolean;
}

/** The pages that are the same for everybody who asks for them at one host. Whatever is not listed here is never kept. */
const publicPages: readonly PublicPage[] = [
  { path: '', query: [] },
  { path: 'categories', query: listing },
  { path: 'category/*', query: listing },
  { path: 'category/*/*', query: listing },
  { path: 'brands', query: listing },
  { path: 'brands/*', query: listing },
  { path: 'collection/*', query: listing },
  { path: 'product/*', query: product },
  { path: 'product/*/*', query: product },
  { path: 'product-stock/*', query: [], isPart: true },
  { path: 'product-reviews/*', query: ['page'], isPart: true },
  { path: 'Search', query: ['q', ...listing] },
  { path: 'search/suggestions', query: ['q'], isPart: true },
  // Body measures stand in its query.
  { path: 'size-guides', query: ['product', 'unit'], isExact: true },
  { path: 'product-cares', query: [] },
  { path: 'global-sellers', query: [] },
  { path: 'become-a-seller', query: [] },
  { path: 'blog', query: ['topic'] },
  { path: 'blog/page/*', query: ['topic'] },
  { path: 'blog/*', query: [] },
  { path: 'helpcenter', query: ['q'] },
  { path: 'helpcenter/contact', query: [] },
  { path: 'faq', query: [] },
  // What the law asks for: see modules/legal.
  { path: 'imprint', query: [] },
  { path: 'privacy', query: [] },
  { path: 'terms', query: [] },
  { path: 'right-of-withdrawal', query: [] },
  { path: 'legal-guarantee', query: [] },
  { path: 'accessibility', query: [] },
  { path: 'event/*', query: [] },
  { path: 'event-check/*', query: [] },
];

/** What a merchant has written, at a word that is no page's own. */
const writtenPage: PublicPage = { path: '*', query: [] };

/** A page's path, with its parts. */
export interface PublicPath {
  page: PublicPage;
  /** The path as it is written in links. */
  text: string;
  /** Two letters; undefined: the host's own. */
  language: string | undefined;
  /** What follows the language. */
  segments: string[];
}

/**
 * A path as its page is known by. Words in the case that they are written in; slugs and languages as they are, since another
 * case leads to the one address.
 * @returns undefined for what is no such page
 */
export function publicPathOf(pathname: string): PublicPath | undefined {
  const [, ...segments] = pathname.split('/');
  // What is no language there is answered with 404.
  const language = /^[a-z]{2}$/.test(segments[0] ?? '') ? segments[0] : undefined;
  const rest = language ? segments.slice(1) : segments;
  // A slash at the end is another address, which leads to this one.
  const asked = rest.length === 1 && rest[0] === '' && !language ? [] : rest;
  const isWritten = asked.length === 1 && isPageSlug(asked[0] ?? '');
  const page = publicPages.find(({ path }) => isLike(path === '' ? [] : path.split('/'), asked)) ?? (isWritten ? writtenPage : undefined);
  if (!page) return undefined;
  const words = page.path.split('/');
  const text = asked.map((segment, index) => (words[index] === '*' ? segment : (words[index] ?? '')));
  return { page, language, segments: text, text: `/${[...(language ? [language] : []), ...text].join('/')}` };
}

const isLike = (words: readonly string[], segments: readonly string[]): boolean =>
  words.length === segments.length &&
  words.every((word, index) => {
    const segment = segments[index] ?? '';
    return word === '*' ? isPlainSlug(segment) : word === segment || (isAnyCase(word) && word === segment.toLowerCase());
  });

/** The one that has a capital leads all other spellings to its own. */
const isAnyCase = (word: string): boolean => word === word.toLowerCase();

/** Not written in one of the many other ways that percent signs allow. */
function isPlainSlug(segment: string): boolean {
  try {
    return segment !== '' && encodeURIComponent(decodeURIComponent(segment)) === segment;
  } catch {
    return false;
  }
}
