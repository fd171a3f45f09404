import type { z } from 'zod';
import type { EventMap, EventName } from './outbox.ts';
import type { Services } from './services.ts';

/** What a running job is told besides its data. */
export interface JobRun {
  id: string;
  /** Aborted when the process stops and the job's time is up: long jobs look at it between steps. */
  signal: AbortSignal;
}

/** A kind of work that is done apart from the request that asks for it. */
export interface Job<Data> {
  /** Also the queue's name: letters, digits, `.` and `-`. */
  name: string;
  schema: z.ZodType<Data>;
  /**
   * Does the work. It may be called again with the same data (a crash after the work, before the tick): it must be
   * idempotent. A thrown error means another try later.
   */
  run: (services: Services, data: Data, run: JobRun) => Promise<void> | void;
  /** Tries after the first (5), and the wait before them in seconds (5), which doubles each time. */
  retry?: { limit?: number; delaySeconds?: number };
  /** The longest a run may take (300 s); after that another process may take the job up. */
  timeoutSeconds?: number;
  /** How many of its kind run at once in a process; left out: as many as there is room for. */
  atOnce?: number;
  /** For work that comes round by itself; its data is `{}`. A time that was missed (the shop was off) is made up for once. */
  schedule?: { everyMinutes: number } | { dailyAtUtc: `${number}:${number}` };
}

/** A job whose data's type is not known where it stands in a list. */
export interface AnyJob extends Omit<Job<unknown>, 'schema' | 'run'> {
  schema: z.ZodType;
  run: (services: Services, data: never, run: JobRun) => Promise<void> | void;
}

/** Defines a job; gives it back as it is, with its data's type taken from the schema. */
export function defineJob<Data>(job: Job<Data>): Job<Data> {
  return job;
}

/** Which job takes up which news. */
export interface Subscription {
  event: EventName;
  job: AnyJob;
}

/** News that carries all that a job reads, or more. */
type NewsFor<Data> = { [Name in EventName]: EventMap[Name] extends Data ? Name : never }[EventName];

/** Subscribes a job to news; the compiler checks that the news carries what it reads. */
export function on<Data>(event: NewsFor<Data>, job: Job<Data>): Subscription {
  return { event, job };
}
