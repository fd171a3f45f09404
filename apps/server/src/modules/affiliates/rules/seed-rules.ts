import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { commissionRules } from './tables.ts';

/** Before any sale, so that orders placed before the first start earn too. */
const programmeStart = new Date('2000-01-01T00:00:00Z');

/** Creates the initial rule, 10 % of everything, if there is no rule yet. Repeating the call changes nothing. */
export async function seedCommissionRules(db: Db): Promise<void> {
  if ((await db.$count(commissionRules)) > 0) return;
  await inTransaction(db, async (tx) => {
    // Several processes may start at the same moment.
    await tx.execute(sql`lock table ${commissionRules} in share row exclusive mode`);
    if ((await tx.$count(commissionRules)) > 0) return;
    await tx.insert(commissionRules).values({ ruleNumber: 1, name: 'Everything', basisPoints: 1000, validFrom: programmeStart, createdBy: 'shop' });
  });
}
