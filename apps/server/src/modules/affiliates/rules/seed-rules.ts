import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { commissionRules } from '../tables.ts';

/** From before anything was sold: orders that were placed before the first start earn by it too. */
const fromTheStart = new Date('2000-01-01T00:00:00Z');

/** Gives a programme that has no rule yet the one that it begins with: a tenth of everything. Done again it changes nothing. */
export async function seedCommissionRules(db: Db): Promise<void> {
  if ((await db.$count(commissionRules)) > 0) return;
  await inTransaction(db, async (tx) => {
    // Processes that start at the same moment.
    await tx.execute(sql`lock table ${commissionRules} in share row exclusive mode`);
    if ((await tx.$count(commissionRules)) > 0) return;
    await tx.insert(commissionRules).values({ ruleNumber: 1, name: 'Everything', basisPoints: 1000, validFrom: fromTheStart, createdBy: 'shop' });
  });
}
