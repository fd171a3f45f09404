import { asc, inArray, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { groupBy } from '#kit/group-by';
import { toLocalDay } from '#modules/countries';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { LedgerBroken } from '../errors.ts';
import { readLedgerReport } from '../ledger/verify-ledger.ts';
import { affiliates } from '../tables.ts';
import { payouts } from './tables.ts';
import { payoutCounters } from './tables.ts';
import { writeEntries } from '../ledger/write-entries.ts';
import { roundPayout } from './bank/round-payout.ts';
import { listConversionEntries } from './conversion/conversion-entries.ts';
import { convertVat } from './conversion/convert-vat.ts';
import type { ConvertedAmount, FindRate } from './conversion/payout-conversion.ts';
import { readPayoutRates } from './conversion/read-payout-rates.ts';
import { settledRanges } from './conversion/settled-ranges.ts';
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
    const groups = [...groupBy(due, ({ affiliateId, payoutCurrency }) => `${affiliateId} ${payoutCurrency}`).values()].map(toGroup);
    const numbers = await takeNumbers(tx, { series: 'PO', year: toLocalDay(merchant.timeZone, now()).slice(0, 4), count: groups.length });
    const findRate = await readPayoutRates(tx);
    const prepared: PayoutRow[] = [];
    for (const [index, group] of groups.entries()) {
      const number = numbers[index] ?? '';
      const head = heads.get(group.affiliateId) ?? 0;
      const amount = roundToTransfer(group, merchant);
      const rest = group.sum - amount;
      const lastSequence = head + 2 * group.converted.length + (rest === 0 ? 1 : 2);
      prepared.push(await prepareOne(tx, { ...group, amount }, { number, head, lastSequence, by, merchant, findRate }));
      // The rest that the bank cannot transfer is part of the next payout. The shop pays the amount that rounding up adds.
      if (rest > 0) await adjust(tx, group, { number, step: 'carried over', amount: rest });
      heads.set(group.affiliateId, lastSequence + (rest > 0 ? 1 : 0));
    }
    return prepared;
  });
}

/** The balances of an affiliate that one payout pays. Minor units. */
interface PayoutGroup {
  affiliateId: number;
  /** Of the payout. */
  currency: string;
  /** The balance in this currency; undefined: there is none. */
  own: Due | undefined;
  converted: (Due & { conversion: ConvertedAmount })[];
  sum: number;
  account: NonNullable<DuePayout['account']>;
  tax: DuePayout['tax'];
  isLast: boolean;
  since: Date;
}

function toGroup(rows: readonly Due[]): PayoutGroup {
  const [first] = rows;
  if (!first) throw new Error('a payout without balances');
  const { affiliateId, payoutCurrency, sum, account, tax, isLast } = first;
  return {
    ...{ affiliateId, currency: payoutCurrency, sum, account, tax, isLast },
    own: rows.find(({ currency }) => currency === payoutCurrency),
    converted: rows.flatMap((row) => (row.conversion ? [{ ...row, conversion: row.conversion }] : [])),
    since: rows.map(({ since }) => since).reduce((a, b) => (a < b ? a : b)),
  };
}

/** Returns the net amount of a payout: rounded down to an amount that the bank can transfer; the last payout is rounded up. Minor units. */
function roundToTransfer({ sum, currency, tax, isLast }: PayoutGroup, merchant: Merchant): number {
  const round = (most: number) => roundPayout(most, currency, (net) => computePayoutVat(net, tax, merchant).amount);
  const amount = round(sum);
  if (!isLast || amount === sum) return amount;
  let more = sum + 1;
  while (round(more) < sum) more += 1;
  return round(more);
}

interface Rounding {
  /** The payout's number: shown to the affiliate as the reason. */
  number: string;
  step: 'rounded' | 'carried over';
  amount: number;
}

const adjust = (tx: Tx, { affiliateId, currency }: PayoutGroup, { number, step, amount }: Rounding) =>
  writeEntries(tx, affiliateId, [{ kind: 'adjustment', cause: `payout ${number} ${step}`, currency, approved: amount, reason: number }]);

/** Recomputes the chains, balances and payouts of the affiliates. @throws LedgerBroken */
async function assertLedgersIntact(tx: Tx, affiliateIds: readonly number[]): Promise<void> {
  const breaks: string[] = [];
  for (const affiliateId of new Set(affiliateIds)) breaks.push(...(await readLedgerReport(tx, affiliateId)).breaks);
  if (breaks.length > 0) throw new LedgerBroken(breaks);
}

type Due = DuePayout & { account: NonNullable<DuePayout['account']> };
const isDue = (payout: DuePayout): payout is Due => payout.wait === null && payout.account !== null;

interface Preparation {
  number: string;
  /** The last entry of the affiliate's ledger before the payout, and the payout's own. */
  head: number;
  lastSequence: number;
  by: string;
  merchant: Merchant;
  findRate: FindRate;
}

async function prepareOne(
  tx: Tx,
  { amount, ...group }: PayoutGroup & { amount: number },
  { number, head, lastSequence, by, merchant, findRate }: Preparation,
): Promise<PayoutRow> {
  const { affiliateId, currency, account, tax, own, since } = group;
  const at = now();
  const balances = group.converted.map(({ conversion, firstSequence }, index) => ({
    ...conversion,
    firstSequence,
    lastSequence: head + 2 * index + 1,
  }));
  const vatAtHome = convertVat({ net: amount, currency, tax, merchant }, findRate);
  if (vatAtHome === undefined) throw new Error(`the VAT of payout ${number} has no exchange rate`);
  const [row] = await tx
    .insert(payouts)
    .values({
      ...{ number, affiliateId, currency, amount, vat: computePayoutVat(amount, tax, merchant).amount, status: 'prepared' as const },
      ...{ account, tax, lastSequence, preparedBy: by, preparedAt: at },
      conversion: balances.length > 0 || vatAtHome ? { balances, vat: vatAtHome } : null,
      firstSequence: own?.firstSequence ?? (await findSettledUntil(tx, { affiliateId, currency })) + 1,
      ...{ periodFrom: toLocalDay(merchant.timeZone, since), periodUntil: toLocalDay(merchant.timeZone, at) },
    })
    .returning();
  if (!row) throw new Error(`payout ${number} was not saved`);
  const payoutHash = (await hashPayouts(tx, [row])).get(row.id) ?? null;
  const rest = group.sum - amount;
  const entries = listConversionEntries(row, payoutHash);
  if (entries.length > 0) await writeEntries(tx, affiliateId, entries);
  if (rest !== 0) await adjust(tx, group, { number, step: 'rounded', amount: -rest });
  await writeEntries(tx, affiliateId, [{ kind: 'payout', cause: `payout ${number}`, payoutId: row.id, payoutHash, currency, approved: -amount }]);
  await publishPayoutChange(tx, row);
  return row;
}

/** Returns the last ledger entry in a currency that a payout has settled; 0: none. */
async function findSettledUntil(tx: Tx, { affiliateId, currency }: { affiliateId: number; currency: string }): Promise<number> {
  const { rows } = await tx.execute<{ until: number }>(sql`
    select coalesce(max(last_sequence), 0) as until from (${settledRanges}) as settled
    where affiliate_id = ${affiliateId} and currency = ${currency} and status <> 'failed'`);
  return rows[0]?.until ?? 0;
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
