import type PgBoss from 'pg-boss';
import { now } from '#kit/clock';
import type { AnyJob } from '../job.ts';
import { deriveUuid } from './relay.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Queues every scheduled job that is due. Every process may call it. The job's id contains the due time, so only one insert succeeds. */
export async function queueScheduled(boss: PgBoss, jobs: readonly AnyJob[], at = now()): Promise<void> {
  const due = jobs.flatMap((job) => (job.schedule ? [{ name: job.name, id: deriveUuid(`${job.name} ${getLastDueTime(job.schedule, at)}`) }] : []));
  if (due.length > 0) await boss.insert(due.map((job) => ({ ...job, data: {} })));
}

/** @returns the latest time (ms since 1970) at which the schedule was due */
export function getLastDueTime(schedule: NonNullable<AnyJob['schedule']>, at: Date): number {
  if ('everyMinutes' in schedule) {
    const every = schedule.everyMinutes * MINUTE;
    return Math.floor(at.getTime() / every) * every;
  }
  const [hours = 0, minutes = 0] = schedule.dailyAtUtc.split(':').map(Number);
  const offset = (hours * 60 + minutes) * MINUTE;
  return Math.floor((at.getTime() - offset) / DAY) * DAY + offset;
}

/** @returns the next time (ms since 1970) at which the schedule is due */
export const getNextDueTime = (schedule: NonNullable<AnyJob['schedule']>, at: Date): number =>
  getLastDueTime(schedule, at) + ('everyMinutes' in schedule ? schedule.everyMinutes * MINUTE : DAY);
