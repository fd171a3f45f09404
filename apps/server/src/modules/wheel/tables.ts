import { bigint, boolean, char, date, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { countries, languages } from '../countries/tables.ts';
import { segmentKinds } from './contract.ts';

/** A segment of a wheel. Amounts in minor units of the country's currency. */
export interface Segment {
  kind: (typeof segmentKinds)[number];
  /** Only for a percentage: 1000 is 10 %. */
  basisPoints: number | null;
  /** Only for an amount. */
  amount: number | null;
  /** Minimum goods value; null: none. */
  minimum: number | null;
  /** The probability of the segment is its weight divided by the sum of all weights. */
  weight: number;
}

/** The wheel of a country. */
export const wheels = pgTable('wheels', {
  id: serial().primaryKey(),
  countryId: integer()
    .notNull()
    .unique()
    .references(() => countries.id),
  segments: jsonb().$type<Segment[]>().notNull(),
  /** Per browser, per email and per account. */
  spinsPerDay: integer().notNull().default(1),
  /** Per network address, which a household or office may share. */
  spinsPerNetwork: integer().notNull().default(20),
  /** Validity of a coupon in days. */
  validDays: integer().notNull().default(14),
  validFrom: timestamp({ withTimezone: true }),
  validUntil: timestamp({ withTimezone: true }),
  isActive: boolean().notNull().default(true),
});

/** Daily keys for hashing spinners. Once a key is deleted, its hashes cannot be matched any more. */
export const wheelKeys = pgTable('wheel_keys', {
  day: date({ mode: 'string' }).primaryKey(),
  /** 256 random bits, hex. */
  secret: char({ length: 64 }).notNull(),
});

/** Number of spins per day of a browser, email, account or network. The primary key enforces the limit. */
export const spinQuotas = pgTable(
  'wheel_turns',
  {
    /** In the country of the spin. */
    day: date({ mode: 'string' }).notNull(),
    /** Hashed with the day's key. */
    keyHash: text().notNull(),
    turns: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.keyHash] })],
);

/** Results of spins. Only the coupon identifies the owner. */
export const wheelSpins = pgTable(
  'wheel_spins',
  {
    id: serial().primaryKey(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    day: date({ mode: 'string' }).notNull(),
    spunAt: timestamp({ withTimezone: true }).notNull(),
    /** Hashed with the day's key. */
    visitorHash: text().notNull(),
    mailboxHash: text().notNull(),
    /** Hash of browser secret, idempotency key and email: a repeated call returns the same result. */
    attemptHash: text().notNull().unique(),
    /** Position of the segment, from 0. */
    position: integer().notNull(),
    kind: text({ enum: segmentKinds }).notNull(),
    basisPoints: integer(),
    amount: bigint({ mode: 'number' }),
    minimum: bigint({ mode: 'number' }),
    currency: char({ length: 3 }).notNull(),
    /** Null: no prize. */
    couponCode: text().unique(),
  },
  (table) => [index().on(table.countryId, table.id), index().on(table.day, table.visitorHash)],
);

/** Domains of disposable email addresses, which cannot spin, including their subdomains. */
export const wheelBlockedDomains = pgTable('wheel_blocked_domains', {
  id: serial().primaryKey(),
  /** ASCII form in lower case. */
  domain: text().notNull().unique(),
});

export type Spin = typeof wheelSpins.$inferSelect;
