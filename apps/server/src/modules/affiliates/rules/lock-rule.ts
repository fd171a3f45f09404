import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { commissionRules } from '../tables.ts';

/** Whoever writes another version of the same rule waits until this transaction ends. */
export async function lockRule(tx: Tx, ruleNumber: number): Promise<void> {
  await tx
    .select({ id: commissionRules.id })
    .from(commissionRules)
    .where(eq(commissionRules.ruleNumber, ruleNumber))
    .orderBy(commissionRules.id)
    .for('update');
}
