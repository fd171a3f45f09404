import { expect } from 'vitest';
import { z } from 'zod';
import { defineJob } from '#platform/job';
import { requestJob } from '#platform/jobs/request-job';
import type { Services } from '#platform/services';
import { inTransaction } from '#platform/transaction';
import { test } from './database.ts';
import { runWaitingJobs } from './jobs.ts';

test('waiting jobs run in order with those that they trigger, and delayed jobs keep waiting', async ({ database }) => {
  const services = { db: database.db } as Services;
  const done: string[] = [];
  const schema = z.object({});
  const iron = defineJob({ name: 'test.iron', schema, run: () => void done.push('ironed') });
  const sew = defineJob({
    name: 'test.sew',
    schema,
    run: async ({ db }) => {
      done.push('sewn');
      await inTransaction(db, (tx) => requestJob(tx, iron, {}));
    },
  });
  await inTransaction(database.db, async (tx) => {
    await requestJob(tx, sew, {});
    await requestJob(tx, iron, {}, new Date(Date.now() + 60_000));
  });
  const list = { jobs: [iron, sew], subscriptions: [] };
  expect(await runWaitingJobs(database, services, list)).toEqual(['test.sew', 'test.iron']);
  expect(done).toEqual(['sewn', 'ironed']);
  expect(await runWaitingJobs(database, services, list)).toEqual([]);
});
