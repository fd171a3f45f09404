import { char, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { carts } from '../cart/tables.ts';
import { countries } from '../countries/tables.ts';
import type { CheckoutDraft } from './contract.ts';

/** The draft of a checkout, and the idempotency key of its order. */
export const checkouts = pgTable('checkouts', {
  cartId: text()
    .primaryKey()
    .references(() => carts.id, { onDelete: 'cascade' }),
  draft: jsonb().$type<CheckoutDraft>().notNull().default({}),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** The time of the only reminder about this cart. */
  remindedAt: timestamp({ withTimezone: true }),
});

/** Data that a browser transfers to another country's shop, because cookies do not cross domains: single use, valid for minutes. */
export const cartTransfers = pgTable(
  'cart_transfers',
  {
    /** SHA-256 of the token; the token itself is not stored. */
    tokenHash: char({ length: 64 }).primaryKey(),
    toCountryId: integer()
      .notNull()
      .references(() => countries.id),
    /** Null: without a cart. */
    cartId: text().references(() => carts.id, { onDelete: 'cascade' }),
    /** The session id of the touches; null: no touches, or no consent. */
    sessionId: uuid(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.cartId)],
);
