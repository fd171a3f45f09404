import { char, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { carts } from '../cart/tables.ts';
import { countries } from '../countries/tables.ts';
import type { CheckoutDraft } from './contract.ts';

/** What a shopper has typed so far, and the key that makes this checkout one order. */
export const checkouts = pgTable('checkouts', {
  cartId: text()
    .primaryKey()
    .references(() => carts.id, { onDelete: 'cascade' }),
  draft: jsonb().$type<CheckoutDraft>().notNull().default({}),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** When its shopper was reminded of what he left; once. */
  remindedAt: timestamp({ withTimezone: true }),
});

/** What a browser takes along to another country's shop, where its cookies do not reach: for one use, within minutes. */
export const handOvers = pgTable(
  'hand_overs',
  {
    /** SHA-256 of the token, which nobody keeps. */
    tokenHash: char({ length: 64 }).primaryKey(),
    toCountryId: integer()
      .notNull()
      .references(() => countries.id),
    /** Null: it has no cart. */
    cartId: text().references(() => carts.id, { onDelete: 'cascade' }),
    /** By which its touches are kept; null: it has none, or has not agreed to be known again. */
    sessionId: uuid(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.cartId)],
);
