import { sql } from 'drizzle-orm';
import type { Tx } from '../transaction.ts';

/**
 * Removes a text from the data of finished jobs (kept for days) and dead letters (kept for weeks). Keeps the jobs themselves. Does not change jobs
 * that have not run yet, because they need the text.
 */
export async function removeFromJobs(tx: Tx, text: string): Promise<void> {
  const containsText = (column: string) => sql`position(${text} in coalesce(${sql.raw(column)}::text, '')) > 0`;
  const isNamed = sql`(${containsText('data')} or ${containsText('output')})`;
  const nothing = sql`data = '{}'::jsonb, output = null`;
  await tx.execute(sql`update pgboss.job set ${nothing} where (state > 'active' or right(name, 5) = '.dead') and ${isNamed}`);
  await tx.execute(sql`update pgboss.archive set ${nothing} where ${isNamed}`);
}
