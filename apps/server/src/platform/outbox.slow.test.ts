import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import { test } from '#testing/database';
import type { Database } from './database.ts';
import { defineJob, on, type AnyJob, type Subscription } from './job.ts';
import { startJobs } from './jobs/jobs.ts';
import { publish } from './outbox.ts';
import { requestJob } from './jobs/request-job.ts';
import type { Services } from './services.ts';
import { inTransaction } from './transaction.ts';

declare module './outbox.ts' {
  interface EventMap {
    'test.button-sewn': { button: number };
  }
}

const log = pino({ level: 'silent' });
const schema = z.object({ button: z.number() });

/** The jobs under test use none of the services. */
const noServices = {} as Services;

const start = (database: Database, jobs: AnyJob[], subscriptions: Subscription[] = []) =>
  startJobs({ database, services: noServices, jobs, subscriptions, log });

const sew = (database: Database, button: number) =>
  inTransaction(database.db, (tx) => publish(tx, { type: 'test.button-sewn', payload: { button } }));

/** Terminates all connections, as a restart of the database does, including those in a transaction. */
const dropConnections = ({ pool }: Database) =>
  pool
    .query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()')
    .catch(() => undefined);

test('an event reaches each subscriber once, however many processes relay it', async ({ database }) => {
  const counted: number[] = [];
  const logged: number[] = [];
  const count = defineJob({ name: 'test.count', schema, run: (_, { button }) => void counted.push(button) });
  const record = defineJob({ name: 'test.record', schema, run: (_, { button }) => void logged.push(button) });
  const subscriptions = [on('test.button-sewn', count), on('test.button-sewn', record)];
  const running = await Promise.all([1, 2, 3].map(() => start(database, [count, record], subscriptions)));
  const buttons = Array.from({ length: 120 }, (_, index) => index);

  await Promise.all(buttons.map((button) => sew(database, button)));
  await expect.poll(() => counted.length + logged.length).toBeGreaterThanOrEqual(240);
  await Promise.all(running.map((jobs) => jobs.stop(1000)));

  expect(counted.toSorted((a, b) => a - b)).toEqual(buttons);
  expect(logged.toSorted((a, b) => a - b)).toEqual(buttons);
});

test('an event of a transaction that is rolled back reaches no subscriber', async ({ database }) => {
  const seen: number[] = [];
  const see = defineJob({ name: 'test.see', schema, run: (_, { button }) => void seen.push(button) });
  const jobs = await start(database, [see], [on('test.button-sewn', see)]);

  await inTransaction(database.db, async (tx) => {
    await publish(tx, { type: 'test.button-sewn', payload: { button: 1 } });
    throw new Error('the thread broke');
  }).catch(() => undefined);
  await sew(database, 2);
  await expect.poll(() => seen).toEqual([2]);
  await jobs.stop(1000);
});

test('a job that keeps failing is retried and then listed among the dead letters with its error', async ({ database }) => {
  let tries = 0;
  const fail = defineJob({
    name: 'test.fail',
    schema,
    retry: { limit: 1, delaySeconds: 1 },
    run: () => {
      tries += 1;
      throw new Error('the needle broke');
    },
  });
  const jobs = await start(database, [fail], [on('test.button-sewn', fail)]);
  await sew(database, 7);

  const dead = await vi.waitFor(
    async () => {
      const { rows } = await database.pool.query(`select data, output from pgboss.job where name = 'test.fail.dead'`);
      expect(rows).toHaveLength(1);
      return rows[0] as { data: unknown; output: { message: string } };
    },
    { timeout: 60_000, interval: 100 },
  );
  expect(tries).toBe(2);
  expect(dead).toMatchObject({ data: { button: 7 }, output: { message: 'the needle broke' } });
  await jobs.stop(1000);
});

test('a job may be requested by name and delayed', async ({ database }) => {
  const seen: number[] = [];
  const see = defineJob({ name: 'test.later', schema, run: (_, { button }) => void seen.push(button) });
  const jobs = await start(database, [see]);

  await inTransaction(database.db, async (tx) => {
    await requestJob(tx, see, { button: 1 }, new Date(Date.now() + 3_600_000));
    await requestJob(tx, see, { button: 2 });
  });
  await expect.poll(() => seen).toEqual([2]);
  const { rows } = await database.pool.query(`select state from pgboss.job where name = 'test.later' and start_after > now()`);
  expect(rows).toEqual([{ state: 'created' }]);
  await jobs.stop(1000);
});

test('a shutdown waits for the running job', async ({ database }) => {
  const events: string[] = [];
  const slow = defineJob({
    name: 'test.slow',
    schema,
    run: async () => {
      events.push('begun');
      await pause(300);
      events.push('done');
    },
  });
  const jobs = await start(database, [slow], [on('test.button-sewn', slow)]);
  await sew(database, 1);
  await expect.poll(() => events).toEqual(['begun']);
  await jobs.stop(5000);

  expect(events).toEqual(['begun', 'done']);
  const { rows } = await database.pool.query(`select state from pgboss.job where name = 'test.slow'`);
  expect(rows).toEqual([{ state: 'completed' }]);
});

test('a job with a limit of one runs once at a time, and other jobs overtake it', async ({ database }) => {
  const ends: (() => void)[] = [];
  const seen: number[] = [];
  const slow = defineJob({ name: 'test.slow-stranger', schema, atOnce: 1, run: () => new Promise<void>((end) => ends.push(end)) });
  const quick = defineJob({ name: 'test.quick', schema, run: (_, { button }) => void seen.push(button) });
  const jobs = await start(database, [slow, quick]);
  await inTransaction(database.db, async (tx) => {
    for (let button = 1; button <= 6; button += 1) await requestJob(tx, slow, { button });
    await requestJob(tx, quick, { button: 7 });
  });
  await expect.poll(() => seen).toEqual([7]);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await expect.poll(() => ends).toHaveLength(2);
  ends[1]?.();
  await jobs.stop(100);
});

test('a subscriber that is not listed is reported at startup', async ({ database }) => {
  const lost = defineJob({ name: 'test.lost', schema, run: () => undefined });
  await expect(start(database, [], [on('test.button-sewn', lost)])).rejects.toThrow('test.lost');
});

test('an event is delivered although the database keeps dropping every connection', async ({ database }) => {
  const seen = new Set<number>();
  const see = defineJob({ name: 'test.see', schema, retry: { delaySeconds: 1 }, run: (_, { button }) => void seen.add(button) });
  const jobs = await start(database, [see], [on('test.button-sewn', see)]);
  const sewn: number[] = [];
  for (let button = 0; button < 60; button += 1) {
    if (button % 10 === 5) void dropConnections(database);
    await sew(database, button).then(
      () => sewn.push(button),
      () => undefined,
    );
  }
  expect(sewn.length).toBeGreaterThan(30);
  await expect.poll(() => sewn.filter((button) => !seen.has(button))).toEqual([]);
  await jobs.stop(1000);
});
