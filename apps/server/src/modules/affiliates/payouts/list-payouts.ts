import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { money, toMajor } from '#kit/money';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { AffiliatePayout } from '../contract.ts';
import { PayoutNotFound } from '../errors.ts';
import { payouts } from './tables.ts';
import { shortenAccount } from './bank/payout-account.ts';
import type { PayoutRow } from './prepare-payouts.ts';

interface PayoutFilter {
  affiliateId?: number | undefined;
  status?: PayoutRow['status'] | undefined;
  currency?: string | undefined;
  batchId?: number | undefined;
}

/** Lists payouts, the newest first. */
export async function listPayouts(
  db: Db,
  { filter, offset, limit }: { filter: PayoutFilter; offset: number; limit: number },
): Promise<{ rows: PayoutRow[]; count: Counted }> {
  const { affiliateId, status, currency, batchId } = filter;
  const where = and(
    affiliateId === undefined ? sql`true` : eq(payouts.affiliateId, affiliateId),
    status === undefined ? sql`true` : eq(payouts.status, status),
    currency === undefined ? sql`true` : eq(payouts.currency, currency),
    batchId === undefined ? sql`true` : eq(payouts.batchId, batchId),
  );
  const rows = await db.select().from(payouts).where(where).orderBy(desc(payouts.id)).limit(limit).offset(offset);
  return { rows, count: await countWithLimit(db, sql`select 1 from ${payouts} where ${where ?? sql`true`}`) };
}

/** Lists an affiliate's payouts with an id above the given one, in the order of preparation. @param limit maximum number of payouts */
export async function listPayoutsAfter(db: Db, affiliateId: number, { after, limit }: { after: number; limit: number }) {
  const rows = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.affiliateId, affiliateId), sql`${payouts.id} > ${after}::bigint`))
    .orderBy(asc(payouts.id))
    .limit(limit);
  return rows.map((row) => ({ position: row.id, item: toPayoutRow(row) }));
}

/** Finds a payout. @param affiliateId the required owner @throws PayoutNotFound also for another affiliate's payout */
export async function findPayout(db: Db, { payoutId, affiliateId }: { payoutId: number; affiliateId?: number }): Promise<PayoutRow> {
  const [row] = await db.select().from(payouts).where(eq(payouts.id, payoutId));
  if (!row || (affiliateId !== undefined && row.affiliateId !== affiliateId)) throw new PayoutNotFound();
  return row;
}

/** Converts a payout to the format for its affiliate. */
export function toPayoutRow(row: PayoutRow): AffiliatePayout {
  const { id, number, currency, amount, vat, status, account, periodFrom, periodUntil, preparedAt, paidAt, note, conversion } = row;
  const major = (minor: number) => toMajor(money(minor, currency));
  const conversions = (conversion?.balances ?? []).map(({ currency: of, amount: minor, converted, from, to }) => ({
    ...{ currency: of, amount: toMajor(money(minor, of)), converted: major(converted) },
    rates: [from, to].flatMap((rate) => (rate ? [{ currency: rate.currency, day: rate.day, units: rate.units, source: rate.source }] : [])),
  }));
  return {
    conversions,
    ...{ id, number, currency, amount: major(amount), vat: major(vat), status, account: shortenAccount(account), periodFrom, periodUntil, note },
    ...{ preparedAt: preparedAt.toISOString(), paidAt: paidAt?.toISOString() ?? null, hasInvoice: status === 'paid' },
  };
}
