import { pino } from 'pino';
import { expect } from 'vitest';
import { test } from '#testing/database';
import { createHealthRoutes } from './health.ts';
import { createLifecycle } from './lifecycle.ts';

const log = pino({ level: 'silent' });

test('parts stop once and in reverse order, and a part that fails does not block the others', async () => {
  const lifecycle = createLifecycle(log);
  const ended: string[] = [];
  lifecycle.onStop('database', () => void ended.push('database'));
  lifecycle.onStop('jobs', () => Promise.reject(new Error('stuck')));
  lifecycle.onStop('server', () => void ended.push('server'));
  await Promise.all([lifecycle.stop(), lifecycle.stop()]);
  expect(ended).toEqual(['server', 'database']);
});

test('parts can ask while they stop whether another process has replaced this one', async () => {
  for (const isReplaced of [true, false]) {
    const lifecycle = createLifecycle(log);
    const seen: boolean[] = [];
    lifecycle.onStop('server', () => void seen.push(lifecycle.isReplaced()));
    await lifecycle.stop({ isReplaced });
    expect(seen).toEqual([isReplaced]);
  }
});

test('a shop is ready while database and schema are, and not while it stops; it is healthy all the time', async ({ database }) => {
  const lifecycle = createLifecycle(log);
  const health = createHealthRoutes({ database, isStopping: lifecycle.isStopping });
  expect((await health.request('/readyz')).status).toBe(200);

  await lifecycle.stop();
  const stopping = await health.request('/readyz');
  expect(stopping.status).toBe(503);
  expect(await stopping.json()).toMatchObject({ checks: { accepting: false, database: true } });
  expect((await health.request('/healthz')).status).toBe(200);
});

test('a database that is behind its migrations is not ready', async ({ database }) => {
  await database.pool.query('update drizzle.__drizzle_migrations set created_at = 1');
  const health = createHealthRoutes({ database, isStopping: () => false });
  const response = await health.request('/readyz');
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ checks: { migrations: false } });
});
