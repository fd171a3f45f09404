import { boolean, index, integer, jsonb, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { countries } from '../countries/tables.ts';
import { affiliateCodes } from '../tracking/tables.ts';

/** Minor units by currency: `{ EUR: 500, BDT: 60000 }`. In a currency that is not named the rule does not hold. */
type AmountByCurrency = Record<string, number>;

/** A code that takes something off an order. One an order. */
export const coupons = pgTable('coupons', {
  id: serial().primaryKey(),
  /** Upper case; asked for in any case. */
  code: text().notNull().unique(),
  kind: text({ enum: ['percent', 'amount', 'free-delivery'] }).notNull(),
  /** Of a percentage: basis points, 1000 is 10 %. */
  basisPoints: integer(),
  /** Of an amount: what it takes off. */
  amounts: jsonb().$type<AmountByCurrency>(),
  /** What the goods must be worth after sale prices and goals; null: no minimum. */
  minimums: jsonb().$type<AmountByCurrency>(),
  validFrom: timestamp({ withTimezone: true }),
  validUntil: timestamp({ withTimezone: true }),
  /** Where it holds; null: everywhere. */
  countryIds: integer().array(),
  /** Lower case: only this mailbox may use it; null: anybody. */
  boundEmail: text(),
  /** Orders in all, and orders of one mailbox; null: without end. */
  mostUses: integer(),
  mostUsesEach: integer(),
  /** Orders that have it now: taken when placed, given back when the order is given up. */
  uses: integer().notNull().default(0),
  isActive: boolean().notNull().default(true),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Which order has used a coupon. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    id: serial().primaryKey(),
    couponId: integer()
      .notNull()
      .references(() => coupons.id),
    /** An order has one coupon at most. */
    orderNumber: text().notNull().unique(),
    /** Lower case. */
    email: text().notNull(),
    usedAt: timestamp({ withTimezone: true }).notNull(),
    /** When its order was given up; null: it stands. */
    releasedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.couponId, table.email)],
);

/** A tier of a country: who buys for this much gets that off. Of the tiers reached, the highest counts. */
export const discountGoals = pgTable(
  'discount_goals',
  {
    id: serial().primaryKey(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    /** Minor units of the country's currency: what the goods must be worth at sale prices. */
    threshold: integer().notNull(),
    kind: text({ enum: ['percent', 'amount', 'free-delivery'] }).notNull(),
    basisPoints: integer(),
    /** Minor units. */
    amount: integer(),
    validFrom: timestamp({ withTimezone: true }),
    validUntil: timestamp({ withTimezone: true }),
    isActive: boolean().notNull().default(true),
  },
  (table) => [unique().on(table.countryId, table.threshold)],
);

/** What an affiliate may give those whom he sends: by its id in an address (`adid`). */
export const affiliateDiscounts = pgTable(
  'affiliate_discounts',
  {
    id: serial().primaryKey(),
    affiliateId: integer()
      .notNull()
      .references(() => affiliateCodes.affiliateId),
    /** What its affiliate sees. */
    name: text().notNull(),
    kind: text({ enum: ['percent', 'amount'] }).notNull(),
    basisPoints: integer(),
    amounts: jsonb().$type<AmountByCurrency>(),
    /** What the goods must be worth after sale prices and goals; null: no minimum. */
    minimums: jsonb().$type<AmountByCurrency>(),
    /** Where it holds; null: everywhere. */
    countryIds: integer().array(),
    validFrom: timestamp({ withTimezone: true }),
    validUntil: timestamp({ withTimezone: true }),
    /** Orders in all; null: without end. */
    mostUses: integer(),
    uses: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.affiliateId)],
);

/** Which order has used an affiliate's discount. */
export const affiliateDiscountUses = pgTable(
  'affiliate_discount_uses',
  {
    /** An order has one at most. */
    orderNumber: text().primaryKey(),
    affiliateDiscountId: integer()
      .notNull()
      .references(() => affiliateDiscounts.id),
    /** Minor units that it took off, and of what currency. */
    amount: integer().notNull(),
    currency: text().notNull(),
    usedAt: timestamp({ withTimezone: true }).notNull(),
    /** When its order was given up; null: it stands. */
    releasedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.affiliateDiscountId)],
);
