import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { findWrongPayouts } from './find-wrong-payouts.ts';
import { computeFirstHash, hashEntry } from './hash-entry.ts';
import { affiliateBalances, ledgerEntries } from './tables.ts';
import { affiliates } from '../tables.ts';
import { commissions, creditedOrders } from '../commissions/tables.ts';

/** Entries read per query. */
const BATCH = 2000;

/** The number of checked entries, and one line for each broken chain or wrong sum. */
export interface LedgerReport {
  affiliates: number;
  entries: number;
  breaks: string[];
}

/**
 * Verifies every affiliate's chain from its first entry in one snapshot: sequence numbers without gaps, hashes, the stored end of the
 * chain, the stored sums, and the payouts. Finds any changed, added or removed entry, including the last.
 * @param affiliateId one affiliate; default: all
 */
export async function verifyLedger(db: Db, { affiliateId }: { affiliateId?: number } = {}): Promise<LedgerReport> {
  return inTransaction(
    db,
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = '10min'`);
      return readLedgerReport(tx, affiliateId);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Verifies chains in the caller's transaction, which holds a snapshot or the locks of the ledgers. */
export async function readLedgerReport(tx: Tx, affiliateId?: number): Promise<LedgerReport> {
  const report: LedgerReport = { affiliates: 0, entries: 0, breaks: [] };
  const all = await tx
    .select({ id: affiliates.id, sequence: affiliates.ledgerSequence, hash: affiliates.ledgerHash })
    .from(affiliates)
    .where(affiliateId === undefined ? undefined : eq(affiliates.id, affiliateId))
    .orderBy(asc(affiliates.id));
  for (const head of all) {
    report.affiliates += 1;
    report.entries += await verifyChain(tx, head, report.breaks);
  }
  report.breaks.push(...(await findWrongSums(tx, affiliateId)), ...(await findWrongPayouts(tx, affiliateId)));
  return report;
}

interface Head {
  id: number;
  sequence: number;
  hash: string;
}

/** Reports only the first break of a chain, because all later entries depend on it. @returns the number of entries read */
async function verifyChain(tx: Tx, head: Head, breaks: string[]): Promise<number> {
  let [sequence, hash, count] = [0, computeFirstHash(head.id), 0];
  for (;;) {
    const batch = await tx
      .select()
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.affiliateId, head.id), gt(ledgerEntries.sequence, sequence)))
      .orderBy(asc(ledgerEntries.sequence))
      .limit(BATCH);
    for (const { id: _, ...entry } of batch) {
      count += 1;
      const problem = findEntryProblem(entry, { sequence, hash });
      if (problem) {
        breaks.push(`affiliate ${head.id}, entry ${entry.sequence}: ${problem}`);
        return count;
      }
      ({ sequence, hash } = entry);
    }
    if (batch.length < BATCH) break;
  }
  if (sequence !== head.sequence)
    breaks.push(`affiliate ${head.id}: the ledger ends with entry ${sequence}, but ${head.sequence} entries were written`);
  else if (hash !== head.hash) breaks.push(`affiliate ${head.id}: the last entry differs from the entry that was written`);
  return count;
}

function findEntryProblem(entry: Omit<typeof ledgerEntries.$inferSelect, 'id'>, before: Omit<Head, 'id'>): string | undefined {
  if (entry.sequence !== before.sequence + 1) return `entry ${before.sequence + 1} is missing`;
  if (entry.previousHash !== before.hash) return 'it does not continue the previous entry';
  return entry.hash === hashEntry(entry) ? undefined : 'it was changed after it was written';
}

/** Finds stored sums that differ from the ledger. */
async function findWrongSums(tx: Tx, affiliateId: number | undefined): Promise<string[]> {
  const isSelected = (column: SQL) => (affiliateId === undefined ? sql`true` : sql`${column} = ${affiliateId}`);
  const { rows } = await tx.execute<{ problem: string }>(sql`
    select format('affiliate %s: the stored balance in %s is %s pending, %s approved, %s paid, but its entries add up to %s, %s, %s', affiliate_id, currency,
      kept.pending, kept.approved, kept.paid, sums.pending, sums.approved, sums.paid) as problem
    from ${affiliateBalances} as kept full join (
      select affiliate_id, currency, sum(pending) as pending, sum(approved) as approved, sum(paid) as paid from ${ledgerEntries} where ${isSelected(sql`affiliate_id`)} group by affiliate_id, currency
    ) as sums using (affiliate_id, currency)
    where ${isSelected(sql`affiliate_id`)} and (kept.pending, kept.approved, kept.paid) is distinct from (sums.pending, sums.approved, sums.paid)
    union all
    select format('affiliate %s: the stored commission of order line %s is %s, but its entries add up to %s', commission.affiliate_id, commission.order_line_id,
      commission.earned, coalesce(sums.amount, 0))
    from ${commissions} as commission left join (
      select commission_id, sum(pending + approved) as amount from ${ledgerEntries} where commission_id is not null and ${isSelected(sql`affiliate_id`)} group by commission_id
    ) as sums on sums.commission_id = commission.id
    where ${isSelected(sql`commission.affiliate_id`)} and commission.earned <> coalesce(sums.amount, 0)
    union all
    select format('affiliate %s: the stored commission of order %s is %s, but its lines add up to %s', credited.affiliate_id, credited.order_number, credited.earned,
      coalesce(sums.amount, 0))
    from ${creditedOrders} as credited left join (select order_id, sum(earned) as amount from ${commissions} where ${isSelected(sql`affiliate_id`)} group by order_id) as sums using (order_id)
    where ${isSelected(sql`credited.affiliate_id`)} and credited.earned <> coalesce(sums.amount, 0)
    limit 100`);
  return rows.map(({ problem }) => problem);
}
