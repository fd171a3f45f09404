import { eq, inArray, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { hashEntry, type LedgerEntry } from './hash-entry.ts';
import { AffiliateNotFound } from '../errors.ts';
import { affiliateBalances, ledgerEntries } from './tables.ts';
import { affiliates } from '../tables.ts';

/** An entry to write; amounts in minor units, signed. */
export type NewEntry = Pick<LedgerEntry, 'kind' | 'cause' | 'currency'> &
  Partial<Pick<LedgerEntry, 'commissionId' | 'payoutId' | 'payoutHash' | 'pending' | 'approved' | 'paid' | 'reason'>>;

/** The number and hash of a chain's last entry. */
export interface LedgerEnd {
  sequence: number;
  hash: string;
}

/**
 * Locks an affiliate's ledger until the transaction ends. Call it before reading anything that decides what is written.
 * @throws AffiliateNotFound
 */
export async function lockLedger(tx: Tx, affiliateId: number): Promise<LedgerEnd> {
  const head = await findLedger(tx, affiliateId);
  if (!head) throw new AffiliateNotFound();
  return head;
}

/** Like {@link lockLedger}, but returns undefined if no affiliate has the id. */
export async function findLedger(tx: Tx, affiliateId: number): Promise<LedgerEnd | undefined> {
  const [head] = await tx
    .select({ sequence: affiliates.ledgerSequence, hash: affiliates.ledgerHash })
    .from(affiliates)
    .where(eq(affiliates.id, affiliateId))
    .for('no key update');
  return head;
}

/**
 * Appends entries to an affiliate's chain in this order. An entry whose cause is already in the ledger is skipped.
 * @param locked the end of the chain, if the caller holds the lock and has written nothing since
 * @returns the written entries
 */
export async function writeEntries(tx: Tx, affiliateId: number, entries: readonly NewEntry[], locked?: LedgerEnd): Promise<LedgerEntry[]> {
  const head = locked ?? (await lockLedger(tx, affiliateId));
  const causes = entries.map(({ cause }) => cause);
  const known = await tx.select({ cause: ledgerEntries.cause }).from(ledgerEntries).where(inArray(ledgerEntries.cause, causes));
  const rows: LedgerEntry[] = [];
  for (const entry of entries) {
    if (known.some(({ cause }) => cause === entry.cause)) continue;
    const previous = rows.at(-1);
    const row = {
      ...empty,
      ...entry,
      affiliateId,
      sequence: (previous?.sequence ?? head.sequence) + 1,
      at: now(),
      previousHash: previous?.hash ?? head.hash,
    };
    rows.push({ ...row, hash: hashEntry(row) });
  }
  const last = rows.at(-1);
  if (!last) return [];
  await tx.insert(ledgerEntries).values(rows);
  await tx.update(affiliates).set({ ledgerSequence: last.sequence, ledgerHash: last.hash }).where(eq(affiliates.id, affiliateId));
  await tx
    .insert(affiliateBalances)
    .values(computeBalances(affiliateId, rows))
    .onConflictDoUpdate({
      target: [affiliateBalances.affiliateId, affiliateBalances.currency],
      set: {
        pending: sql`${affiliateBalances.pending} + excluded.pending`,
        approved: sql`${affiliateBalances.approved} + excluded.approved`,
        paid: sql`${affiliateBalances.paid} + excluded.paid`,
      },
    });
  return rows;
}

/** Sums entries by currency. */
function computeBalances(affiliateId: number, rows: readonly LedgerEntry[]): (typeof affiliateBalances.$inferInsert)[] {
  const byCurrency = new Map<string, typeof affiliateBalances.$inferInsert>();
  for (const { currency, pending, approved, paid } of rows) {
    const so = byCurrency.get(currency) ?? { affiliateId, currency, pending: 0, approved: 0, paid: 0 };
    byCurrency.set(currency, { ...so, pending: so.pending + pending, approved: so.approved + approved, paid: so.paid + paid });
  }
  return [...byCurrency.values()];
}

const empty = { commissionId: null, payoutId: null, payoutHash: null, pending: 0, approved: 0, paid: 0, reason: '' };
