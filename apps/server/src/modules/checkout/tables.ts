import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { carts } from '../cart/tables.ts';
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
