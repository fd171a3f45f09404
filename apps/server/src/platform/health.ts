import { Hono } from 'hono';
import type { Database } from './database.ts';
import type { Jobs } from './jobs.ts';
import { isMigrated } from './migrate.ts';

/** What readiness depends on. */
interface Parts {
  database: Database;
  /** Absent in a process that runs no jobs. */
  jobs?: Jobs | undefined;
  isStopping: () => boolean;
}

/**
 * `/healthz`: the process runs. `/readyz`: it can serve now; 503 says which part can't, and while it is stopping, so
 * that a balancer sends no more.
 */
export function healthRoutes(parts: Parts): Hono {
  const routes = new Hono();
  routes.get('/healthz', (c) => c.json({ status: 'up' }));
  routes.get('/readyz', async (c) => {
    const checks = await readiness(parts);
    const isReady = Object.values(checks).every(Boolean);
    return c.json({ status: isReady ? 'ready' : 'not ready', checks }, isReady ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  return routes;
}

async function readiness({ database, jobs, isStopping }: Parts): Promise<Record<string, boolean>> {
  const [isDatabaseUp, isSchemaNewest, isQueueUp] = await Promise.all([
    database.pool.query('select 1').then(yes, no),
    isMigrated(database).catch(no),
    jobs?.isHealthy().catch(no) ?? true,
  ]);
  return { database: isDatabaseUp, migrations: isSchemaNewest, queue: isQueueUp, accepting: !isStopping() };
}

const yes = () => true;
const no = () => false;
