import { publicPathOf } from '#modules/content';

/** A page as it is kept: the address without what changes nothing. */
export interface PageAddress {
  /** By host, path and known query. */
  key: string;
  /** What the page is made from; absolute. */
  url: string;
  /** Whether that is the whole address that was asked for. */
  isWhole: boolean;
}

/** Where somebody came from: no page reads it, the browser does. It is as long as those like it who write such links. */
const origins = /^(amp;)*(ref|adid|src|subid|link|utm_\w+)$/i;

const longestPath = 300;
const longestQuery = 1000;
const longestWords = 100;

/** What kind of page a path is, for what is counted by it: never the path itself. */
export function pagePattern(pathname: string): string {
  const data = pathname.endsWith('.data') ? '.data' : '';
  const page = publicPathOf(data ? pathname.slice(0, -data.length) : pathname)?.page;
  if (page) return `/${page.path}${data}`;
  const [, first = ''] = /^\/(assets|admin|_ipx|media)\b/.exec(pathname) ?? [];
  return first ? `/${first}/*` : `other${data}`;
}

/** Which routes' data is wanted: sent by the router, ids joined by commas. */
const wantedRoutes = /^[\w./:*?,-]{0,300}$/;

/** @returns undefined for what is not kept */
export function pageAddress({ origin, host, pathname, search }: URL): PageAddress | undefined {
  const given = new URLSearchParams(search);
  // What is shown before it is public is made for whoever has that link, from the whole address.
  if (given.has('preview')) return undefined;
  const asked = new URLSearchParams([...given].filter(([name]) => !origins.test(name)));
  if (pathname.length > longestPath || asked.toString().length > 2 * longestQuery) return undefined;
  const isData = pathname.endsWith('.data');
  const path = publicPathOf(isData ? pathname.slice(0, -'.data'.length).replace(/^\/_root$/, '/') : pathname);
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
