import { asc, inArray, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { toLocalDay } from '#modules/countries';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { LedgerBroken } from '../errors.ts';
import { readLedgerReport } from '../ledger/verify-ledger.ts';
import { affiliates, payouts } from '../tables.ts';
import { payoutCounters } from './tables.ts';
import { writeEntries } from '../ledger/write-entries.ts';
import { roundPayout } from './bank/round-payout.ts';
import { listDuePayouts, type DuePayout } from './due-payouts.ts';
import { getMerchant, type Merchant } from './merchant.ts';
import { hashPayouts } from './hash-payouts.ts';
import { publishPayoutChange } from './publish-payout-change.ts';
import { computePayoutVat } from './invoices/vat-on-payout.ts';

export type PayoutRow = typeof payouts.$inferSelect;

/**
 * Prepares a payout of each due balance: the present account and tax data, and the approved balance, rounded to what banks transfer and
 * deducted by a ledger entry. {@link listDuePayouts} returns why other balances wait. Repeated or simultaneous calls prepare nothing twice.
 * @param by the actor, as named in the audit log
 * @returns the prepared payouts, in the order of their numbers
 * @throws LedgerBroken if the ledger, balance or a payout of one of the affiliates was changed outside of the shop
 */
export async function preparePayouts(
  db: Db,
  { by, ...filter }: { currency?: string | undefined; affiliateIds?: readonly number[] | undefined; by: string },
): Promise<PayoutRow[]> {
  return inTransaction(db, async (tx) => {
    const candidates = (await listDuePayouts(tx, filter)).filter(({ wait }) => wait === null).map(({ affiliateId }) => affiliateId);
    if (candidates.length === 0) return [];
    const heads = await lockAffiliates(tx, candidates);
    await assertLedgersIntact(tx, candidates);
    // Checked again under the locks.
    const due = (await listDuePayouts(tx, { ...filter, affiliateIds: candidates })).filter(isDue);
    if (due.length === 0) return [];
    const merchant = await getMerchant(tx);
    const numbers = await takeNumbers(tx, { series: 'PO', year: toLocalDay(merchant.timeZone, now()).slice(0, 4), count: due.length });
    const prepared: PayoutRow[] = [];
    for (const [index, payout] of due.entries()) {
      const number = numbers[index] ?? '';
      const amount = roundToTransfer(payout, merchant);
      const rest = payout.balance - amount;
      if (rest !== 0) await adjust(tx, payout, { number, step: 'rounded', amount: -rest });
      const lastSequence = (heads.get(payout.affiliateId) ?? 0) + (rest === 0 ? 1 : 2);
      prepared.push(await prepareOne(tx, { ...payout, amount }, { number, lastSequence, by, merchant }));
      // The rest that the bank cannot transfer is part of the next payout. The shop pays the amount that rounding up adds.
      if (rest > 0) await adjust(tx, payout, { number, step: 'carried over', amount: rest });
      heads.set(payout.affiliateId, lastSequence + (rest > 0 ? 1 : 0));
    }
    return prepared;
  });
}

/** Returns the net amount of a payout: rounded down to an amount that the bank can transfer; the last payout is rounded up. Minor units. */
function roundToTransfer({ balance, currency, tax, isLast }: Due, merchant: Merchant): number {
  const round = (most: number) => roundPayout(most, currency, (net) => computePayoutVat(net, tax, merchant).amount);
  const amount = round(balance);
  if (!isLast || amount === balance) return amount;
  let more = balance + 1;
  while (round(more) < balance) more += 1;
  return round(more);
}

interface Rounding {
  /** The payout's number: shown to the affiliate as the reason. */
  number: string;
  step: 'rounded' | 'carried over';
  amount: number;
}

const adjust = (tx: Tx, { affiliateId, currency }: Due, { number, step, amount }: Rounding) =>
  writeEntries(tx, affiliateId, [{ kind: 'adjustment', cause: `payout ${number} ${step}`, currency, approved: amount, reason: number }]);

/** Recomputes the chains, balances and payouts of the affiliates. @throws LedgerBroken */
async function assertLedgersIntact(tx: Tx, affiliateIds: readonly number[]): Promise<void> {
  const breaks: string[] = [];
  for (const affiliateId of new Set(affiliateIds)) breaks.push(...(await readLedgerReport(tx, affiliateId)).breaks);
  if (breaks.length > 0) throw new LedgerBroken(breaks);
}

type Due = DuePayout & { account: NonNullable<DuePayout['account']> };
const isDue = (payout: DuePayout): payout is Due => payout.wait === null && payout.account !== null;

async function prepareOne(
  tx: Tx,
  { affiliateId, currency, amount, account, tax, firstSequence, since }: Due & { amount: number },
  { number, lastSequence, by, merchant }: { number: string; lastSequence: number; by: string; merchant: Merchant },
): Promise<PayoutRow> {
  const at = now();
  const [row] = await tx
    .insert(payouts)
    .values({
      ...{ number, affiliateId, currency, amount, vat: computePayoutVat(amount, tax, merchant).amount, status: 'prepared' as const },
      ...{ account, tax, firstSequence, lastSequence, preparedBy: by, preparedAt: at },
      ...{ periodFrom: toLocalDay(merchant.timeZone, since), periodUntil: toLocalDay(merchant.timeZone, at) },
    })
    .returning();
  if (!row) throw new Error(`payout ${number} was not saved`);
  const payoutHash = (await hashPayouts(tx, [row])).get(row.id) ?? null;
  await writeEntries(tx, affiliateId, [{ kind: 'payout', cause: `payout ${number}`, payoutId: row.id, payoutHash, currency, approved: -amount }]);
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
