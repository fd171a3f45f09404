import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { requestJob } from '#platform/request-job';
import type { Tx } from '#platform/transaction';
import { prices } from './tables.ts';

/** What the job is called that records sales which have begun or ended; jobs.ts says what it does. */
export const saleEdgesJob = { name: 'pricing.sale-edges', schema: z.object({}) };

/** Ours and the database's clock may differ by as much, ms: a job that came too early would find nothing to do. */
const MARGIN = 100;

/**
 * Has the sales recorded that begin or end at these instants, when they do: a price is then seen within a second, and does
 * not wait for the look of every minute. Once an instant, however many prices change at it.
 */
export async function requestSaleEdges(tx: Tx, edges: readonly Date[]): Promise<void> {
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
  for (const instant of instants) if (!requested.has(instant)) await requestJob(tx, saleEdgesJob, {}, new Date(instant + MARGIN));
}
