import type { z } from 'zod';
import type { EventMap, EventName } from './outbox.ts';
import type { Services } from './services.ts';

/** Context of a running job besides its data. */
export interface JobRun {
  id: string;
  /** Aborted when the process stops and the grace period has ended. Long jobs check it between steps. */
  signal: AbortSignal;
}

/** A type of work that runs separately from the request that queues it. */
export interface Job<Data> {
  /** Also the queue's name. Allowed: letters, digits, `.` and `-`. */
  name: string;
  schema: z.ZodType<Data>;
  /**
   * Runs the job. It must be idempotent, because it may run again with the same data (after a crash between the work and its confirmation). A thrown
   * error causes a retry.
   */
  run: (services: Services, data: Data, run: JobRun) => Promise<void> | void;
  /** Retries after the first attempt (5), and the delay before them in seconds (5), which doubles each time. */
  retry?: { limit?: number; delaySeconds?: number };
  /** Maximum duration of a run (300 s). After that another process may start the job. */
  timeoutSeconds?: number;
  /** Maximum number of parallel runs in a process; absent: limited only by `atOnce` of the process. */
  atOnce?: number;
  /** For scheduled work; its data is `{}`. If runs were missed while the shop was stopped, it runs once afterwards. */
  schedule?: { everyMinutes: number } | { dailyAtUtc: `${number}:${number}` };
}

/** A job in a list, where the type of its data is unknown. */
export interface AnyJob extends Omit<Job<unknown>, 'schema' | 'run'> {
  schema: z.ZodType;
  run: (services: Services, data: never, run: JobRun) => Promise<void> | void;
}

/** Defines a job. Returns it unchanged, with the type of its data taken from the schema. */
export function defineJob<Data>(job: Job<Data>): Job<Data> {
  return job;
}

/** Connects an event to the job that handles it. */
export interface Subscription {
  event: EventName;
  job: AnyJob;
}

/** The events whose payload has every field that a job reads. */
type EventPayload<Data> = { [Name in EventName]: EventMap[Name] extends Data ? Name : never }[EventName];

/** Subscribes a job to an event. The compiler checks that the payload has the data that the job reads. */
export function on<Data>(event: EventPayload<Data>, job: Job<Data>): Subscription {
  return { event, job };
}
