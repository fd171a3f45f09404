import { createRoute, z } from '@hono/zod-openapi';
import { now } from '#kit/clock';
import { success } from '#kit/envelope';
import { nextTime } from '#platform/clockwork';
import { discardDeadLetters, lastRuns, listDeadLetters, listQueues, outboxState, retryDeadLetters, type ChosenLetters } from '#platform/dead-letters';
import type { AnyJob } from '#platform/job';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, ownFailures, successOf } from '#platform/http';
import type { Tx } from '#platform/transaction';
import { change } from '../change.ts';
import { NotThere } from '../errors.ts';
import { staffCall } from '../staff-call.ts';
import { chosenLettersSchema, deadLetterSchema, jobsSchema, type StaffJobs } from './contract.ts';

const tags = ['Back office: system'];
const call = staffCall('system');
const moved = { 200: json(successOf(z.object({ count: z.int() })), 'How many there were'), ...ownFailures };

const state = createRoute({
  method: 'get',
  path: '/jobs',
  tags,
  summary: 'What waits, runs and lies dead, and what comes round',
  ...call,
  responses: { 200: json(successOf(jobsSchema), 'The jobs'), ...ownFailures },
});

const letters = createRoute({
  method: 'get',
  path: '/jobs/dead-letters',
  tags,
  summary: 'Jobs that failed as often as they may, newest first',
  description: 'Five hundred at most.',
  ...call,
  request: { query: z.object({ job: z.string().max(100).optional() }) },
  responses: { 200: json(successOf(z.array(deadLetterSchema)), 'The dead letters'), ...ownFailures },
});

const retry = createRoute({
  method: 'post',
  path: '/jobs/dead-letters/retry',
  tags,
  summary: 'Try dead letters anew: one, or all of a kind',
  ...call,
  request: { body: jsonBody(chosenLettersSchema) },
  responses: moved,
});

const discard = createRoute({
  method: 'post',
  path: '/jobs/dead-letters/discard',
  tags,
  summary: 'Take dead letters out for good: one, or all of a kind',
  ...call,
  request: { body: jsonBody(chosenLettersSchema) },
  responses: moved,
});

/** @param jobs all that this shop runs: their schedules are known to the code alone */
export function jobRoutes(jobs: readonly AnyJob[]): typeof routes {
  routes.openapi(state, async (c) => c.json(success(await stateOf(c.var.db, jobs)), 200));
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
    const taken = await taking(tx, chosen, retryDeadLetters);
    await note({ action: 'job.retry', ...subjectOf(chosen), after: { letters: taken.map(({ id, job, data }) => ({ id, job, data })) } });
    return taken.length;
  });
  return c.json(success({ count }), 200);
});

routes.openapi(discard, async (c) => {
  const chosen = c.req.valid('json');
  const count = await change(c, async (tx, note) => {
    const taken = await taking(tx, chosen, discardDeadLetters);
    await note({
      action: 'job.discard',
      ...subjectOf(chosen),
      before: { letters: taken.map(({ id, job, data, error }) => ({ id, job, data, error })) },
    });
    return taken.length;
  });
  return c.json(success({ count }), 200);
});

const subjectOf = (chosen: ChosenLetters) => ({ subject: 'job', subjectId: 'id' in chosen ? chosen.id : chosen.job });

/** @throws NotThere where somebody else has been faster */
async function taking<Letter>(tx: Tx, chosen: ChosenLetters, take: (tx: Tx, chosen: ChosenLetters) => Promise<Letter[]>): Promise<Letter[]> {
  const taken = await take(tx, chosen);
  if (taken.length === 0) throw new NotThere('dead letter');
  return taken;
}

async function stateOf(db: Db, jobs: readonly AnyJob[]): Promise<StaffJobs> {
  const scheduled = jobs.flatMap(({ name, schedule }) => (schedule ? [{ name, schedule }] : []));
  const runs = await lastRuns(
    db,
    scheduled.map(({ name }) => name),
  );
  const outbox = await outboxState(db);
  return {
    queues: await listQueues(db),
    schedules: scheduled.map(({ name, schedule }) => ({
      name,
      when: whenOf(schedule),
      lastRunAt: runs.get(name)?.toISOString() ?? null,
      nextRunAt: new Date(nextTime(schedule, now())).toISOString(),
    })),
    outbox: { waiting: outbox.waiting, oldestAt: outbox.oldestAt?.toISOString() ?? null },
  };
}

function whenOf(schedule: NonNullable<AnyJob['schedule']>): string {
  if ('dailyAtUtc' in schedule) return `daily at ${schedule.dailyAtUtc} UTC`;
  return schedule.everyMinutes === 1 ? 'every minute' : `every ${schedule.everyMinutes} minutes`;
}
