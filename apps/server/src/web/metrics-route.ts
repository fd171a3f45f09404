import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context } from 'hono';
import { Counter, Gauge } from 'prom-client';
import { isSameSecret } from '#kit/same-secret';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import { metrics, setMetricsRefresh, watchProcess } from '#platform/metrics';
import { readAllMetrics } from '#platform/processes/supervised';
import type { ResponseCache } from './response-cache/response-cache.ts';
import { openShopFigures } from './shop-figures.ts';

interface Parts {
  database: Database;
  config: Pick<Config, 'metricsToken'>;
  /** The caches in memory, by name. */
  caches: Readonly<Record<string, ResponseCache['counts']>>;
}

const registers = [metrics];
const labelNames = ['cache'];
const hits = new Counter({ name: 'shop_cache_hits_total', help: 'Number of responses from the cache', labelNames, registers });
const misses = new Counter({ name: 'shop_cache_misses_total', help: 'Number of responses that were not in the cache', labelNames, registers });
const failures = new Counter({ name: 'shop_cache_failures_total', help: 'Number of responses that failed', labelNames, registers });
const bytes = new Gauge({ name: 'shop_cache_bytes', help: 'Size of the cache in bytes', labelNames, registers });
const responses = new Gauge({ name: 'shop_cache_responses', help: 'Number of responses in the cache', labelNames, registers });

/**
 * `GET /metrics` for Prometheus, from this machine or with METRICS_TOKEN; 404 for other requests. Caches count their own requests, and this route
 * only reads the counts, so metrics add no cost to a page from memory. One of several processes of a supervisor returns the metrics of all of them.
 */
export function createMetricsRoute({ database, config, caches }: Parts): Hono {
  watchProcess();
  const figures = openShopFigures(database);
  setMetricsRefresh(async () => {
    // While the database is unavailable, its figures keep their last values.
    await figures.refresh().catch(() => undefined);
    reportCaches(caches);
  });
  const routes = new Hono();
  routes.get('/metrics', async (c, next) => {
    if (!isOnThisMachine(c) && !hasToken(c, config.metricsToken)) return next();
    return c.body(await readAllMetrics(), 200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' });
  });
  return routes;
}

function reportCaches(caches: Parts['caches']): void {
  for (const shown of [hits, misses, failures, bytes, responses]) shown.reset();
  for (const [cache, cachesByName] of Object.entries(caches)) {
    const counts = cachesByName();
    hits.inc({ cache }, counts.hits);
    misses.inc({ cache }, counts.made);
    failures.inc({ cache }, counts.failed);
    bytes.set({ cache }, counts.bytes);
    responses.set({ cache }, counts.answers);
  }
}

/** Returns whether the client is on this machine. A request through a proxy comes from another machine, although its connection is local. */
function isOnThisMachine(c: Context): boolean {
  if (c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined) return false;
  const address = getConnInfo(c).remote.address ?? '';
  return /^(::ffff:)?127\./.test(address) || address === '::1';
}

function hasToken(c: Context, token: string | undefined): boolean {
  return token !== undefined && isSameSecret(c.req.header('authorization') ?? '', `Bearer ${token}`);
}
