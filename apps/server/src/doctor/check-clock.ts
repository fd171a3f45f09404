import { now } from '#kit/clock';
import type { Database } from '#platform/database';
import { createFindings, type Finding } from './finding.ts';

const { ok, warn, fail } = createFindings('clock');
const WARNING_MS = 2_000;
const FAILURE_MS = 30_000;

/** Compares the clock of this machine with the database's. Jobs, signed links and webhook signatures depend on it. */
export async function checkClock({ pool }: Pick<Database, 'pool'>): Promise<Finding> {
  const before = now().getTime();
  const { rows } = await pool.query<{ time: Date }>('select clock_timestamp() as time');
  const after = now().getTime();
  const time = rows[0]?.time.getTime() ?? 0;
  // Any time between the request and the response is correct.
  const apart = Math.max(0, before - time, time - after);
  const text = `The clocks of this machine and the database differ by ${(apart / 1000).toFixed(1)} s.`;
  const advice = 'Run a time service such as chrony or systemd-timesyncd on both.';
  if (apart > FAILURE_MS) return fail(text, advice);
  return apart > WARNING_MS ? warn(text, advice) : ok(text);
}
