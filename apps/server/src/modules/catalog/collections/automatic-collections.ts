import { asc, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { collections } from './tables.ts';
import type { RuleSet } from './collection-rule.ts';

export interface AutomaticCollection extends RuleSet {
  id: number;
}

/** Lists the collections that are filled by rules. */
export async function listAutomaticCollections(db: Db): Promise<AutomaticCollection[]> {
  const rows = await db
    .select({ id: collections.id, match: collections.match, rules: collections.rules })
    .from(collections)
    .where(isNotNull(collections.match))
    .orderBy(asc(collections.id));
  return rows.flatMap(({ id, match, rules }) => (match ? [{ id, match, rules }] : []));
}

/** Key of an advisory lock; any fixed number. */
const RULES_LOCK = 4_217_903;

/**
 * Locks the rules of all collections until this transaction ends: shared while products are assigned by them, exclusive while they change. Without
 * it, an assignment by old rules could be committed after the assignment by new rules.
 */
export const lockCollectionRules = (tx: Tx, kind: 'shared' | 'exclusive'): Promise<unknown> =>
  tx.execute(kind === 'shared' ? sql`select pg_advisory_xact_lock_shared(${RULES_LOCK})` : sql`select pg_advisory_xact_lock(${RULES_LOCK})`);
