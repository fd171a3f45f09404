import { sql } from 'drizzle-orm';
import type { Tx } from './transaction.ts';

/**
 * Takes a text out of what is kept of jobs: those that are done stay for days, dead letters for weeks, each with its
 * data. That they ran stays. Jobs that have not run yet are left alone: they need it.
 */
export async function forgetInJobs(tx: Tx, text: string): Promise<void> {
  const names = (column: string) => sql`position(${text} in coalesce(${sql.raw(column)}::text, '')) > 0`;
  const isNamed = sql`(${names('data')} or ${names('output')})`;
  const nothing = sql`data = '{}'::jsonb, output = null`;
  await tx.execute(sql`update pgboss.job set ${nothing} where (state > 'active' or right(name, 5) = '.dead') and ${isNamed}`);
  await tx.execute(sql`update pgboss.archive set ${nothing} where ${isNamed}`);
}
