import { eq, sql } from 'drizzle-orm';
import { findSqlState, type Tx } from '#platform/transaction';
import { TermsInUse } from '../errors.ts';
import { affiliateGroups, affiliateTiers } from '../tables.ts';

/** Locks groups and tiers until the transaction ends. */
export async function lockTerms(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('affiliate terms'))`);
}

const isNamed = '23503';

async function removeOrRefuse(kind: 'group' | 'tier', remove: () => Promise<unknown>): Promise<void> {
  try {
    await remove();
  } catch (error) {
    if (findSqlState(error) === isNamed) throw new TermsInUse(kind);
    throw error;
  }
}

/** Deletes a group that no affiliate or rule ever used. @throws TermsInUse */
export const removeGroup = (tx: Tx, id: number): Promise<void> =>
  removeOrRefuse('group', () => tx.transaction((inner) => inner.delete(affiliateGroups).where(eq(affiliateGroups.id, id))));

/** Deletes a tier that no affiliate or rule ever used. @throws TermsInUse */
export const removeTier = (tx: Tx, id: number): Promise<void> =>
  removeOrRefuse('tier', () => tx.transaction((inner) => inner.delete(affiliateTiers).where(eq(affiliateTiers.id, id))));
