import { bigint, boolean, index, integer, jsonb, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { countries } from '../countries/tables.ts';
import { affiliateCodes } from '../tracking/tables.ts';
import type { RuleTerms } from './rules/discount-rule.ts';

/** Minor units by currency: `{ EUR: 500, BDT: 60000 }`. The rule does not apply in other currencies. */
type AmountByCurrency = Record<string, number>;

/** A code that reduces an order; one per order. */
export const coupons = pgTable('coupons', {
  id: serial().primaryKey(),
  /** Stored in upper case; case-insensitive. */
  code: text().notNull().unique(),
  /** The kind of its discount rule, and the rule's terms. */
  kind: text().notNull(),
  terms: jsonb().$type<RuleTerms>().notNull(),
  /** The required value of the goods after sale prices and goals; null: no minimum. */
  minimums: jsonb().$type<AmountByCurrency>(),
  validFrom: timestamp({ withTimezone: true }),
  validUntil: timestamp({ withTimezone: true }),
  /** Countries where it applies; null: all. */
  countryIds: integer().array(),
  /** Lower case: the only email address that may use it; null: anyone. */
  boundEmail: text(),
  /** Maximum uses in total, and per email address; null: unlimited. */
  mostUses: integer(),
  mostUsesEach: integer(),
  /** Number of orders that use it: counted when placed, released when cancelled. */
  uses: integer().notNull().default(0),
  isActive: boolean().notNull().default(true),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** The orders that have used a coupon. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    id: serial().primaryKey(),
    couponId: integer()
      .notNull()
      .references(() => coupons.id),
    /** An order has at most one coupon. */
    orderNumber: text().notNull().unique(),
    /** The inbox, as `toCanonicalEmail` returns it; empty: forgotten. */
    email: text().notNull(),
    usedAt: timestamp({ withTimezone: true }).notNull(),
    /** When the order was cancelled; null if it was not. */
    releasedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.couponId, table.email)],
);

/** A tier of a country: orders of this value get the discount. The highest reached tier counts. */
export const discountGoals = pgTable(
  'discount_goals',
  {
    id: serial().primaryKey(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    /** Minor units of the country's currency: the required value of the goods at sale prices. */
    threshold: bigint({ mode: 'number' }).notNull(),
    /** The kind of its discount rule, and the rule's terms in the country's currency. */
    kind: text().notNull(),
    terms: jsonb().$type<RuleTerms>().notNull(),
    validFrom: timestamp({ withTimezone: true }),
    validUntil: timestamp({ withTimezone: true }),
    isActive: boolean().notNull().default(true),
  },
  (table) => [unique().on(table.countryId, table.threshold)],
);

/** A discount that an affiliate gives to referred customers, named by its id in links (`adid`). New ids are random: see `createLinkId`. */
export const affiliateDiscounts = pgTable(
  'affiliate_discounts',
  {
    id: serial().primaryKey(),
    affiliateId: integer()
      .notNull()
      .references(() => affiliateCodes.affiliateId),
    /** The name that the affiliate sees. */
    name: text().notNull(),
    /** The kind of its discount rule, and the rule's terms. */
    kind: text().notNull(),
    terms: jsonb().$type<RuleTerms>().notNull(),
    /** The required value of the goods after sale prices and goals; null: no minimum. */
    minimums: jsonb().$type<AmountByCurrency>(),
    /** Countries where it applies; null: all. */
    countryIds: integer().array(),
    validFrom: timestamp({ withTimezone: true }),
    validUntil: timestamp({ withTimezone: true }),
    /** Maximum number of orders; null: unlimited. */
    mostUses: integer(),
    uses: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.affiliateId)],
);

/** The orders that have used an affiliate's discount. */
export const affiliateDiscountUses = pgTable(
  'affiliate_discount_uses',
  {
    /** An order has at most one. */
    orderNumber: text().primaryKey(),
    affiliateDiscountId: integer()
      .notNull()
      .references(() => affiliateDiscounts.id),
    /** The reduction in minor units, with its currency. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    usedAt: timestamp({ withTimezone: true }).notNull(),
    /** When the order was cancelled; null if it was not. */
    releasedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.affiliateDiscountId)],
);
