import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { commissionRules } from './tables.ts';

/** Locks a rule until the transaction ends, so that its versions are written one after another. */
export async function lockRule(tx: Tx, ruleNumber: number): Promise<void> {
  await tx
    .select({ id: commissionRules.id })
    .from(commissionRules)
    .where(eq(commissionRules.ruleNumber, ruleNumber))
    .orderBy(commissionRules.id)
    .for('update');
}
