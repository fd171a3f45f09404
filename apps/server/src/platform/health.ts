import { Hono } from 'hono';
import type { Database } from './database.ts';
import type { Jobs } from './jobs/jobs.ts';
import { isMigrated } from './migrate.ts';
import type { TagFeed } from './tags/tag-feed.ts';

/** The components that readiness depends on. */
interface Parts {
  database: Database;
  /** Absent in a process that runs no jobs. */
  jobs?: Jobs | undefined;
  feed?: Pick<TagFeed, 'isUp'> | undefined;
  isStopping: () => boolean;
}

/**
 * `/healthz`: the process runs. `/readyz`: it can serve requests. A 503 response names the failed component. It is also sent during shutdown, so that
 * a load balancer sends no more requests. A process without the tag feed is slower but still serves requests, so the feed is reported separately.
 */
export function createHealthRoutes(parts: Parts): Hono {
  const routes = new Hono();
  routes.get('/healthz', (c) => c.json({ status: 'up' }));
  routes.get('/readyz', async (c) => {
    const checks = await checkReadiness(parts);
    const isReady = Object.values(checks).every(Boolean);
    const tagFeed = parts.feed && (parts.feed.isUp() ? 'up' : 'down');
    return c.json({ status: isReady ? 'ready' : 'not ready', checks, tagFeed }, isReady ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  return routes;
}

async function checkReadiness({ database, jobs, isStopping }: Parts): Promise<Record<string, boolean>> {
  const [isDatabaseUp, isSchemaNewest, isQueueUp] = await Promise.all([
    database.pool.query('select 1').then(returnTrue, returnFalse),
    isMigrated(database).catch(returnFalse),
    jobs?.isHealthy().catch(returnFalse) ?? true,
  ]);
  return { database: isDatabaseUp, migrations: isSchemaNewest, queue: isQueueUp, accepting: !isStopping() };
}

const returnTrue = () => true;
const returnFalse = () => false;
