import { Hono, type Context } from 'hono';
import { isOwnHost } from '#modules/countries';
import { getSitemap, getSitemapIndex, hasSitemaps, robotsText, type Sitemap } from '#modules/sitemaps';
import type { Services } from '#platform/services';
import { createKeeper } from './kept/keeper.ts';
import type { Made } from './kept/kept-answer.ts';
import { responseOf } from './kept/send-kept.ts';
import { compressed } from './page-compression.ts';

type Parts = Pick<Services, 'db' | 'log'> & {
  config: Pick<Services['config'], 'publicUrl' | 'isLoopback' | 'isOpenToSearch'>;
  /** Things in a sitemap at most; fewer where the protocol's limits ask for it. */
  most?: number;
};

/** Compressed sitemaps: a shop of 200,000 products has some hundreds a host, and crawlers come for them one after another. */
const maxBytes = 64 * 1024 ** 2;

/** `GET /robots.txt`, `/sitemap.xml` and what that one names, of each host. Kept until something that they list changes. */
export function openSitemaps({ db, log, config, most }: Parts): { routes: Hono; stop: () => void } {
  const keeper = createKeeper({ maxBytes, log, isCompact: true });
  const routes = new Hono();
  const hostOf = (c: Context): string => new URL(c.req.url).host;
  const isOpen = async (host: string): Promise<boolean> => config.isOpenToSearch && (await isOwnHost(db, host, config));
  const askedOf = (host: string) => ({ host, config, ...(most !== undefined && { most }) });

  const answer = async (c: Context, make: (host: string) => Promise<Sitemap | undefined>): Promise<Response> => {
    const host = hostOf(c);
    if (!(await isOpen(host))) return notFound(c);
    const outcome = await keeper.ask(`${host}${c.req.path}`, async () => madeOf(await make(host)));
    if (outcome === 'apart') return notFound(c);
    if ('kept' in outcome) return responseOf(c.req.raw, outcome.kept, keeper);
    const { body, status, headers } = outcome.made;
    return status === 200 ? compressed(body, { request: c.req.raw, status, headers }) : notFound(c);
  };

  routes.get('/robots.txt', async (c) => {
    const host = hostOf(c);
    const open = await isOpen(host);
    const hasSitemap = open && (await hasSitemaps(db, askedOf(host)));
    c.header('Cache-Control', 'public, max-age=3600');
    return c.text(robotsText({ isOpen: open, sitemap: hasSitemap ? `${new URL(config.publicUrl).protocol}//${host}/sitemap.xml` : null }));
  });
  routes.get('/sitemap.xml', (c) => answer(c, (host) => getSitemapIndex(db, askedOf(host))));
  routes.get('/sitemaps/:file{.+\\.xml}', (c) => answer(c, (host) => getSitemap(db, c.req.param('file').slice(0, -'.xml'.length), askedOf(host))));
  return { routes, stop: keeper.close };
}

const notFound = (c: Context): Response => c.text('There is no such sitemap.', 404);

function madeOf(sitemap: Sitemap | undefined): Made {
  if (!sitemap) return { status: 404, headers: new Headers(), body: Buffer.alloc(0), tags: null, maxAgeMs: 0 };
  const headers = new Headers({
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Surrogate-Control': `max-age=${sitemap.seconds}`,
    'Surrogate-Key': sitemap.tags.join(' '),
  });
  return { status: 200, headers, body: Buffer.from(sitemap.text), tags: sitemap.tags, maxAgeMs: sitemap.seconds * 1000 };
}
