import { bigint, bigserial, char, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { createAffiliateId } from '../tables.ts';
import { commissions } from '../commissions/tables.ts';

/**
 * A payout in another currency has two entries for each converted balance: `conversion` takes the amount from the balance and adds the
 * converted amount to the balance in the currency of the payout. If the payout fails, two entries `conversion-returned` reverse them.
 */
const ledgerEntryKinds = [
  ...(['commission', 'reversal', 'approval', 'adjustment', 'payout', 'payout-exported', 'payout-failed'] as const),
  ...(['conversion', 'conversion-returned'] as const),
] as const;

/**
 * The ledger: append-only, with one hash chain per affiliate, where each hash covers the previous one. Balances and statuses are sums
 * over it. Minor units, signed.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    affiliateId: createAffiliateId(),
    /** From 1, without gaps. */
    sequence: integer().notNull(),
    kind: text({ enum: ledgerEntryKinds }).notNull(),
    /** The cause, such as `line 12 SI-2026-C000003`: unique, so each cause is entered once. */
    cause: text().notNull().unique(),
    commissionId: integer().references(() => commissions.id),
    payoutId: integer(),
    /** SHA-256 of the payout's row as of this entry; null: not about a payout, or written before payouts were hashed. */
    payoutHash: char({ length: 64 }),
    currency: char({ length: 3 }).notNull(),
    pending: bigint({ mode: 'number' }).notNull(),
    approved: bigint({ mode: 'number' }).notNull(),
    paid: bigint({ mode: 'number' }).notNull(),
    /** Shown to the affiliate. */
    reason: text().notNull().default(''),
    at: timestamp({ withTimezone: true }).notNull(),
    previousHash: char({ length: 64 }).notNull(),
    /** SHA-256, hexadecimal. */
    hash: char({ length: 64 }).notNull(),
  },
  (table) => [unique().on(table.affiliateId, table.sequence), index().on(table.commissionId), index().on(table.payoutId)],
);

/** An affiliate's balance in one currency: sums over the ledger, updated with each entry. Minor units. */
export const affiliateBalances = pgTable(
  'affiliate_balances',
  {
    affiliateId: createAffiliateId(),
    currency: char({ length: 3 }).notNull(),
    pending: bigint({ mode: 'number' }).notNull(),
    approved: bigint({ mode: 'number' }).notNull(),
    paid: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.affiliateId, table.currency] })],
);
