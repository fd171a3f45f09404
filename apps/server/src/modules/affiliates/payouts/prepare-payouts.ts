import { asc, inArray, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { toLocalDay } from '#modules/countries';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { affiliates, payouts } from '../tables.ts';
import { payoutCounters } from './tables.ts';
import { writeEntries } from '../ledger/write-entries.ts';
import { listDuePayouts, type DuePayout } from './due-payouts.ts';
import { getMerchant, type Merchant } from './merchant.ts';
import { publishPayoutChange } from './publish-payout-change.ts';
import { computePayoutVat } from './invoices/vat-on-payout.ts';

export type PayoutRow = typeof payouts.$inferSelect;

/**
 * Prepares a payout of each due balance: the present account and tax data, and the whole approved balance, deducted by a
 * ledger entry. {@link listDuePayouts} says why other balances wait. Repeated or simultaneous calls prepare nothing twice.
 * @param by the actor, as named in the audit log
 * @returns the prepared payouts, in the order of their numbers
 */
export async function preparePayouts(
  db: Db,
  { by, ...filter }: { currency?: string | undefined; affiliateIds?: readonly number[] | undefined; by: string },
): Promise<PayoutRow[]> {
  return inTransaction(db, async (tx) => {
    const candidates = (await listDuePayouts(tx, filter)).filter(({ wait }) => wait === null).map(({ affiliateId }) => affiliateId);
    if (candidates.length === 0) return [];
    const heads = await lockAffiliates(tx, candidates);
    // Checked again under the locks.
    const due = (await listDuePayouts(tx, { ...filter, affiliateIds: candidates })).filter(isDue);
    if (due.length === 0) return [];
    const merchant = await getMerchant(tx);
    const numbers = await takeNumbers(tx, { series: 'PO', year: toLocalDay(merchant.timeZone, now()).slice(0, 4), count: due.length });
    const prepared: PayoutRow[] = [];
    for (const [index, payout] of due.entries()) {
      const lastSequence = (heads.get(payout.affiliateId) ?? 0) + 1;
      heads.set(payout.affiliateId, lastSequence);
      prepared.push(await prepareOne(tx, payout, { number: numbers[index] ?? '', lastSequence, by, merchant }));
    }
    return prepared;
  });
}

type Due = DuePayout & { account: NonNullable<DuePayout['account']> };
const isDue = (payout: DuePayout): payout is Due => payout.wait === null && payout.account !== null;

async function prepareOne(
  tx: Tx,
  { affiliateId, currency, balance, account, tax, firstSequence, since }: Due,
  { number, lastSequence, by, merchant }: { number: string; lastSequence: number; by: string; merchant: Merchant },
): Promise<PayoutRow> {
  const at = now();
  const [row] = await tx
    .insert(payouts)
    .values({
      ...{ number, affiliateId, currency, amount: balance, vat: computePayoutVat(balance, tax, merchant).amount, status: 'prepared' as const },
      ...{ account, tax, firstSequence, lastSequence, preparedBy: by, preparedAt: at },
      ...{ periodFrom: toLocalDay(merchant.timeZone, since), periodUntil: toLocalDay(merchant.timeZone, at) },
    })
    .returning();
  if (!row) throw new Error(`payout ${number} was not written`);
  await writeEntries(tx, affiliateId, [{ kind: 'payout', cause: `payout ${number}`, payoutId: row.id, currency, approved: -balance }]);
  await publishPayoutChange(tx, row);
  return row;
}

/** Locks several affiliates' ledgers, always in the same order. @returns the last sequence number by affiliate */
export async function lockAffiliates(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx
    .select({ id: affiliates.id, sequence: affiliates.ledgerSequence })
    .from(affiliates)
    .where(inArray(affiliates.id, [...ids]))
    .orderBy(asc(affiliates.id))
    .for('no key update');
  return new Map(rows.map(({ id, sequence }) => [id, sequence]));
}

/**
 * Returns the next numbers of a series, such as `PO-2026-000001`, without gaps in a year: a rollback releases them.
 * @param year four digits, in the merchant's time zone
 */
export async function takeNumbers(tx: Tx, { series, year, count }: { series: 'PO' | 'SB'; year: string; count: number }): Promise<string[]> {
  const [row] = await tx
    .insert(payoutCounters)
    .values({ series, year: Number(year), last: count })
    .onConflictDoUpdate({ target: [payoutCounters.series, payoutCounters.year], set: { last: sql`${payoutCounters.last} + ${count}` } })
    .returning({ last: payoutCounters.last });
  const last = row?.last ?? 0;
  return Array.from({ length: count }, (_, index) => `${series}-${year}-${String(last - count + 1 + index).padStart(6, '0')}`);
}
