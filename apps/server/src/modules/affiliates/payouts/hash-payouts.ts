import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { hashText } from '../ledger/hash-entry.ts';
import { payoutBatches, type payouts } from './tables.ts';

type Payout = typeof payouts.$inferSelect;

/**
 * Returns the hash of each payout, by id. It covers recipient, amount, account, entries, conversion, status and bank file. Each
 * ledger entry of a payout contains the hash, so that a later change of the row is found. The note is left out, because erasure deletes it.
 */
export async function hashPayouts(db: Db, rows: readonly Payout[]): Promise<Map<number, string>> {
  const batchIds = [...new Set(rows.flatMap(({ batchId }) => batchId ?? []))];
  const batches =
    batchIds.length === 0
      ? []
      : await db.select({ id: payoutBatches.id, fileHash: payoutBatches.fileHash }).from(payoutBatches).where(inArray(payoutBatches.id, batchIds));
  const fileHashes = new Map(batches.map(({ id, fileHash }) => [id, fileHash]));
  return new Map(rows.map((row) => [row.id, hashPayout(row, row.batchId === null ? null : (fileHashes.get(row.batchId) ?? null))]));
}

function hashPayout(row: Payout, fileHash: string | null): string {
  const {
    number,
    affiliateId,
    currency,
    amount,
    vat,
    status,
    account,
    tax,
    firstSequence,
    lastSequence,
    periodFrom,
    periodUntil,
    paidAt,
    conversion,
  } = row;
  return hashText(
    JSON.stringify([
      ...[number, affiliateId, currency, amount, vat, status, sortFields(account), sortFields(tax)],
      ...[firstSequence, lastSequence, periodFrom, periodUntil, paidAt?.toISOString() ?? null, fileHash],
      // Payouts without a conversion keep the hash that they had before conversions existed.
      ...(conversion === null ? [] : [sortNested(conversion)]),
    ]),
  );
}

/** Does the same for records in records and lists. */
const sortNested = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortNested);
  return typeof value === 'object' && value !== null ? sortFields(value).map(([name, field]) => [name, sortNested(field)]) : value;
};

/** Sorts the fields by name: PostgreSQL does not keep their order. */
const sortFields = (record: object): [string, unknown][] => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
