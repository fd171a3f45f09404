import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { requestJob } from '#platform/jobs/request-job';
import type { Tx } from '#platform/transaction';
import { prices } from './tables.ts';

/** Name and schema of the job that records started and ended sales; defined in jobs.ts. */
export const saleBoundariesJob = { name: 'pricing.sale-boundaries', schema: z.object({}) };

/** Allowed clock difference to the database in ms: a job that runs too early would find nothing. */
const MARGIN = 100;

/**
 * Requests the job for sales that start or end at these instants, so that a price changes within a second instead of a minute.
 * One job per instant for any number of prices.
 */
export async function requestSaleBoundaries(tx: Tx, edges: readonly Date[]): Promise<void> {
  const instants = [...new Set(edges.map((edge) => edge.getTime()))];
  if (instants.length === 0) return;
  const known = await tx
    .selectDistinct({ dueAt: prices.dueAt })
    .from(prices)
    .where(
      inArray(
        prices.dueAt,
        instants.map((instant) => new Date(instant)),
      ),
    );
  const requested = new Set(known.map(({ dueAt }) => dueAt?.getTime()));
  for (const instant of instants) if (!requested.has(instant)) await requestJob(tx, saleBoundariesJob, {}, new Date(instant + MARGIN));
}
