import { Hono, type Context } from 'hono';
import { isShopHost } from '#modules/countries';
import { getSitemap, getSitemapIndex, hasSitemaps, writeRobotsTxt, type Sitemap } from '#modules/sitemaps';
import type { Services } from '#platform/services';
import { createResponseCache } from './response-cache/response-cache.ts';
import type { OriginResponse } from './response-cache/cached-response.ts';
import { toResponse } from './response-cache/send-cached-response.ts';
import { compressResponse } from './page-compression.ts';

type Parts = Pick<Services, 'db' | 'reads' | 'log'> & {
  config: Pick<Services['config'], 'publicUrl' | 'isLoopback' | 'isOpenToSearch'>;
  /** Maximum number of entries in a sitemap, in addition to the protocol's limits. */
  maxEntries?: number;
};

/** Limit of compressed sitemaps in memory: a shop with 200,000 products has hundreds per host, and crawlers read all of them. */
const maxBytes = 64 * 1024 ** 2;

/** `GET /robots.txt`, `/sitemap.xml` and the sitemaps in its index, for each host. The files are cached until listed content changes. */
export function openSitemaps({ db, reads, log, config, maxEntries }: Parts): { routes: Hono; stop: () => void } {
  const cache = createResponseCache({ maxBytes, log, isCompact: true });
  const routes = new Hono();
  const getHost = (c: Context): string => new URL(c.req.url).host;
  const isOpen = async (host: string): Promise<boolean> => config.isOpenToSearch && (await isShopHost(db, host, config));
  const buildQuestion = (host: string) => ({ host, config, ...(maxEntries !== undefined && { maxEntries }) });

  const answer = async (c: Context, make: (host: string) => Promise<Sitemap | undefined>): Promise<Response> => {
    const host = getHost(c);
    if (!(await isOpen(host))) return respondNotFound(c);
    const outcome = await cache.ask(`${host}${c.req.path}`, async () => toOriginResponse(await make(host)));
    if (outcome === 'apart') return respondNotFound(c);
    if ('cached' in outcome) return toResponse(c.req.raw, outcome.cached, cache);
    const { body, status, headers } = outcome.made;
    return status === 200 ? compressResponse(body, { request: c.req.raw, status, headers }) : respondNotFound(c);
  };

  routes.get('/robots.txt', async (c) => {
    const host = getHost(c);
    const open = await isOpen(host);
    const hasSitemap = open && (await hasSitemaps(db, buildQuestion(host)));
    c.header('Cache-Control', 'public, max-age=3600');
    return c.text(writeRobotsTxt({ isOpen: open, sitemap: hasSitemap ? `${new URL(config.publicUrl).protocol}//${host}/sitemap.xml` : null }));
  });
  routes.get('/sitemap.xml', (c) => answer(c, (host) => getSitemapIndex(reads?.choose() ?? db, buildQuestion(host))));
  routes.get('/sitemaps/:file{.+\\.xml}', (c) =>
    answer(c, (host) => getSitemap(reads?.choose() ?? db, c.req.param('file').slice(0, -'.xml'.length), buildQuestion(host))),
  );
  return { routes, stop: cache.close };
}

const respondNotFound = (c: Context): Response => c.text('There is no such sitemap.', 404);

function toOriginResponse(sitemap: Sitemap | undefined): OriginResponse {
  if (!sitemap) return { status: 404, headers: new Headers(), body: Buffer.alloc(0), tags: null, maxAgeMs: 0 };
  const headers = new Headers({
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Surrogate-Control': `max-age=${sitemap.seconds}`,
    'Surrogate-Key': sitemap.tags.join(' '),
  });
  return { status: 200, headers, body: Buffer.from(sitemap.text), tags: sitemap.tags, maxAgeMs: sitemap.seconds * 1000 };
}
