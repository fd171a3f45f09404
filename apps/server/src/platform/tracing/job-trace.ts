import { z } from 'zod';

/** Key of the data of a queued job with the trace of its cause. The job does not see it. */
const KEY = '$traceparent';

const traced = z.looseObject({ [KEY]: z.string() });

/** Adds the trace of the cause to the data of a job. pg-boss has no other field for it. */
export function addTraceparent(data: unknown, traceparent: string | null): object {
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
  return isObject && traceparent !== null ? { ...data, [KEY]: traceparent } : (data as object);
}

/** Separates the data of a job from the trace of its cause. */
export function splitTraceparent(given: unknown): { data: unknown; traceparent?: string } {
  const parsed = traced.safeParse(given);
  if (!parsed.success) return { data: given };
  const { [KEY]: traceparent, ...data } = parsed.data;
  return { data, traceparent };
}
