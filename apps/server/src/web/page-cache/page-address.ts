import { findPublicPath } from '#modules/content';

/** Cache address of a page: the address without parts that do not affect the page. */
export interface PageAddress {
  /** Cache key: host, path and known query parameters. */
  key: string;
  /** Absolute address from which the page is rendered. */
  url: string;
  /** Whether the cache address equals the whole requested address. */
  isWhole: boolean;
}

/** Parameters of affiliates and campaigns. Only scripts in the browser read them. Affiliates may append any number of them. */
const origins = /^(amp;)*(ref|adid|src|subid|link|utm_\w+)$/i;

const maxPathLength = 300;
const maxQueryLength = 1000;
const maxWordsLength = 100;

/** Returns the route pattern of a path, for metrics by type of page. */
export function findPagePattern(pathname: string): string {
  const data = pathname.endsWith('.data') ? '.data' : '';
  const page = findPublicPath(data ? pathname.slice(0, -data.length) : pathname)?.page;
  if (page) return `/${page.path}${data}`;
  const [, first = ''] = /^\/(assets|admin|_ipx|media)\b/.exec(pathname) ?? [];
  return first ? `/${first}/*` : `other${data}`;
}

/** The router's parameter with the requested routes: ids joined by commas. */
const wantedRoutes = /^[\w./:*?,-]{0,300}$/;

/** @returns undefined for pages that are not cached */
export function normalizePageAddress({ origin, host, pathname, search }: URL): PageAddress | undefined {
  const given = new URLSearchParams(search);
  // A preview is rendered from the whole address, only for the visitor with the link.
  if (given.has('preview')) return undefined;
  const parameters = new URLSearchParams([...given].filter(([name]) => !origins.test(name)));
  if (pathname.length > maxPathLength || parameters.toString().length > 2 * maxQueryLength) return undefined;
  const isData = pathname.endsWith('.data');
  const page = isData ? pathname.slice(0, -'.data'.length).replace(/^\/_root$/, '/') : pathname;
  const path = findPublicPath(page);
  // A non-canonical path redirects to the canonical path.
  if (path?.text !== page) return undefined;

  const known = [...parameters].filter(([name]) => path.page.query.includes(name) || (isData && name === '_routes'));
  if (path.page.isExact && known.length !== parameters.size) return undefined;
  if (!hasValidValues(parameters)) return undefined;
  const query = new URLSearchParams(known).toString();
  if (query.length > maxQueryLength) return undefined;

  const address = `${isData ? getDataPath(path.text) : path.text}${query && `?${query}`}`;
  return { key: `${host}${address}`, url: origin + address, isWhole: known.length === given.size };
}

const hasValidValues = (parameters: URLSearchParams): boolean =>
  (parameters.get('q') ?? '').length <= maxWordsLength && wantedRoutes.test(parameters.get('_routes') ?? '');

const getDataPath = (path: string): string => (path === '/' ? '/_root.data' : `${path}.data`);
