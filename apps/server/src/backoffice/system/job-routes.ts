import { createRoute, z } from '@hono/zod-openapi';
import { now } from '#kit/clock';
import { success } from '#kit/envelope';
import { getNextDueTime } from '#platform/jobs/scheduler';
import {
  discardDeadLetters,
  listLastRuns,
  listDeadLetters,
  listQueues,
  readOutboxState,
  retryDeadLetters,
  type ChosenLetters,
} from '#platform/jobs/dead-letters';
import type { AnyJob } from '#platform/job';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import type { Tx } from '#platform/transaction';
import { change } from '../change.ts';
import { RecordNotFound } from '../errors.ts';
import { adminCall } from '../admin-call.ts';
import { chosenLettersSchema, deadLetterSchema, jobsSchema, type StaffJobs } from './contract.ts';
import { textField } from '#platform/request-fields';

const tags = ['Back office: system'];
const call = adminCall('system');
const moved = { 200: json(buildSuccessSchema(z.object({ count: z.int() })), 'The number of affected dead letters'), ...customerFailures };

const state = createRoute({
  method: 'get',
  path: '/jobs',
  tags,
  summary: 'List job queues and job schedules',
  ...call,
  responses: { 200: json(buildSuccessSchema(jobsSchema), 'The job queues and schedules'), ...customerFailures },
});

const letters = createRoute({
  method: 'get',
  path: '/jobs/dead-letters',
  tags,
  summary: 'List failed jobs (dead letters), newest first',
  description: 'Returns at most 500 dead letters.',
  ...call,
  request: { query: z.object({ job: textField.max(100).optional() }) },
  responses: { 200: json(buildSuccessSchema(z.array(deadLetterSchema)), 'The dead letters'), ...customerFailures },
});

const retry = createRoute({
  method: 'post',
  path: '/jobs/dead-letters/retry',
  tags,
  summary: 'Retry one dead letter or all dead letters of a job',
  ...call,
  request: { body: jsonBody(chosenLettersSchema) },
  responses: moved,
});

const discard = createRoute({
  method: 'post',
  path: '/jobs/dead-letters/discard',
  tags,
  summary: 'Delete one dead letter or all dead letters of a job',
  ...call,
  request: { body: jsonBody(chosenLettersSchema) },
  responses: moved,
});

/** @param jobs all jobs of this shop; their schedules are defined in the code only */
export function createJobRoutes(jobs: readonly AnyJob[]): typeof routes {
  routes.openapi(state, async (c) => c.json(success(await readState(c.var.db, jobs)), 200));
  return routes;
}

const routes = createRoutes();

routes.openapi(letters, async (c) => {
  const found = await listDeadLetters(c.var.db, c.req.valid('query').job);
  return c.json(success(found.map((letter) => ({ ...letter, failedAt: letter.failedAt.toISOString() }))), 200);
});

routes.openapi(retry, async (c) => {
  const chosen = c.req.valid('json');
  const count = await change(c, async (tx, note) => {
    const taken = await takeLetters(tx, chosen, retryDeadLetters);
    await note({ action: 'job.retry', ...getAuditSubject(chosen), after: { letters: taken.map(({ id, job, data }) => ({ id, job, data })) } });
    return taken.length;
  });
  return c.json(success({ count }), 200);
});

routes.openapi(discard, async (c) => {
  const chosen = c.req.valid('json');
  const count = await change(c, async (tx, note) => {
    const taken = await takeLetters(tx, chosen, discardDeadLetters);
    await note({
      action: 'job.discard',
      ...getAuditSubject(chosen),
      before: { letters: taken.map(({ id, job, data, error }) => ({ id, job, data, error })) },
    });
    return taken.length;
  });
  return c.json(success({ count }), 200);
});

const getAuditSubject = (chosen: ChosenLetters) => ({ subject: 'job', subjectId: 'id' in chosen ? chosen.id : chosen.job });

/** @throws RecordNotFound if another user has already retried or deleted them */
async function takeLetters<Letter>(tx: Tx, chosen: ChosenLetters, take: (tx: Tx, chosen: ChosenLetters) => Promise<Letter[]>): Promise<Letter[]> {
  const taken = await take(tx, chosen);
  if (taken.length === 0) throw new RecordNotFound('dead letter');
  return taken;
}

async function readState(db: Db, jobs: readonly AnyJob[]): Promise<StaffJobs> {
  const scheduled = jobs.flatMap(({ name, schedule }) => (schedule ? [{ name, schedule }] : []));
  const runs = await listLastRuns(
    db,
    scheduled.map(({ name }) => name),
  );
  const outbox = await readOutboxState(db);
  return {
    queues: await listQueues(db),
    schedules: scheduled.map(({ name, schedule }) => ({
      name,
      when: formatSchedule(schedule),
      lastRunAt: runs.get(name)?.toISOString() ?? null,
      nextRunAt: new Date(getNextDueTime(schedule, now())).toISOString(),
    })),
    outbox: { waiting: outbox.waiting, oldestAt: outbox.oldestAt?.toISOString() ?? null },
  };
}

function formatSchedule(schedule: NonNullable<AnyJob['schedule']>): string {
  if ('dailyAtUtc' in schedule) return `daily at ${schedule.dailyAtUtc} UTC`;
  return schedule.everyMinutes === 1 ? 'every minute' : `every ${schedule.everyMinutes} minutes`;
}
