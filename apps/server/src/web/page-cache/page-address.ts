/** A page as it is kept: the address without what changes nothing. */
export interface PageAddress {
  /** By host, path and known query. */
  key: string;
  /** What the page is made from; absolute. */
  url: string;
  /** Whether that is the whole address that was asked for. */
  isWhole: boolean;
}

/** A listing's own, and what its filter form sends without JavaScript. */
const listing = ['brand', 'color', 'size', 'attribute', 'discountRange', 'priceRange', 'priceFrom', 'priceTo', 'availability', 'orderBy', 'page'];

/** Its colour, and the page of its reviews. */
const product = ['color', 'reviews'];

interface PublicPage {
  /** Of words and `*` for a slug. */
  path: string;
  /** What it reads of the query. */
  query: readonly string[];
  /** Anything else in the query, but where somebody came from, is somebody's own: such a page is never kept. */
  isExact?: boolean;
}

/** Where somebody came from: no page reads it, the browser does. It is as long as those like it who write such links. */
const origins = /^(amp;)*(ref|adid|src|subid|link|utm_\w+)$/i;

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
  { path: 'product-stock/*', query: [] },
  { path: 'product-reviews/*', query: ['page'] },
  { path: 'Search', query: ['q', ...listing] },
  { path: 'search/suggestions', query: ['q'] },
  // Body measures stand in its query.
  { path: 'size-guides', query: ['product'], isExact: true },
];

const longestPath = 300;
const longestQuery = 1000;
const longestWords = 100;

/** What kind of page a path is, for what is counted by it: never the path itself. */
export function pagePattern(pathname: string): string {
  const data = pathname.endsWith('.data') ? '.data' : '';
  const page = canonicalPath(data ? pathname.slice(0, -data.length) : pathname)?.page;
  if (page) return `/${page.path}${data}`;
  const [, first = ''] = /^\/(assets|admin|_ipx|media)\b/.exec(pathname) ?? [];
  return first ? `/${first}/*` : `other${data}`;
}

/** Which routes' data is wanted: sent by the router, ids joined by commas. */
const wantedRoutes = /^[\w./:*?,-]{0,300}$/;

/** @returns undefined for what is not kept */
export function pageAddress({ origin, host, pathname, search }: URL): PageAddress | undefined {
  const given = new URLSearchParams(search);
  const asked = new URLSearchParams([...given].filter(([name]) => !origins.test(name)));
  if (pathname.length > longestPath || asked.toString().length > 2 * longestQuery) return undefined;
  const isData = pathname.endsWith('.data');
  const path = canonicalPath(isData ? pathname.slice(0, -'.data'.length).replace(/^\/_root$/, '/') : pathname);
  if (!path) return undefined;

  const known = [...asked].filter(([name]) => path.page.query.includes(name) || (isData && name === '_routes'));
  if (path.page.isExact && known.length !== asked.size) return undefined;
  if ((asked.get('q') ?? '').length > longestWords || !wantedRoutes.test(asked.get('_routes') ?? '')) return undefined;
  const query = new URLSearchParams(known).toString();
  if (query.length > longestQuery) return undefined;

  const address = `${isData ? dataPath(path.text) : path.text}${query && `?${query}`}`;
  return { key: `${host}${address}`, url: origin + address, isWhole: known.length === given.size };
}

const dataPath = (path: string): string => (path === '/' ? '/_root.data' : `${path}.data`);

/** Words in the case that they are written in; slugs and languages as they are, since another case leads to the one address. */
function canonicalPath(pathname: string): { text: string; page: PublicPage } | undefined {
  const [, ...segments] = pathname.split('/');
  // What is no language there is answered with 404.
  const language = /^[a-z]{2}$/.test(segments[0] ?? '') ? segments[0] : undefined;
  const rest = language ? segments.slice(1) : segments;
  // A slash at the end is another address, which leads to this one.
  const asked = rest.length === 1 && rest[0] === '' && !language ? [] : rest;
  const page = publicPages.find(({ path }) => isLike(path === '' ? [] : path.split('/'), asked));
  if (!page) return undefined;
  const words = page.path.split('/');
  const text = asked.map((segment, index) => (words[index] === '*' ? segment : (words[index] ?? '')));
  return { page, text: `/${[...(language ? [language] : []), ...text].join('/')}` };
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
