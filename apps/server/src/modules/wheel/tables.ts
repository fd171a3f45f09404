import { boolean, char, date, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { countries, languages } from '../countries/tables.ts';
import { segmentKinds } from './contract.ts';

/** A field of a wheel. Amounts in minor units of the country's currency. */
export interface Segment {
  kind: (typeof segmentKinds)[number];
  /** Of a percentage: 1000 is 10 %. */
  basisPoints: number | null;
  /** Of an amount. */
  amount: number | null;
  /** What the goods must be worth; null: no minimum. */
  minimum: number | null;
  /** Its share of all spins is this of the sum of all weights. */
  weight: number;
}

/** A country's wheel. */
export const wheels = pgTable('wheels', {
  id: serial().primaryKey(),
  countryId: integer()
    .notNull()
    .unique()
    .references(() => countries.id),
  segments: jsonb().$type<Segment[]>().notNull(),
  /** Of one visitor, of one mailbox and of one account. */
  spinsPerDay: integer().notNull().default(1),
  /** Of one address of the network, which a household or an office may share. */
  spinsPerNetwork: integer().notNull().default(20),
  /** How long a coupon that is won holds. */
  validDays: integer().notNull().default(14),
  validFrom: timestamp({ withTimezone: true }),
  validUntil: timestamp({ withTimezone: true }),
  isActive: boolean().notNull().default(true),
});

/** What whoever spins on a day is hashed with. Gone with it, nobody can tell any more whose the hashes are. */
export const wheelKeys = pgTable('wheel_keys', {
  day: date({ mode: 'string' }).primaryKey(),
  /** 256 random bits, hex. */
  secret: char({ length: 64 }).notNull(),
});

/** How often a visitor, a mailbox, an account or a network has spun on a day: its key is what holds the limit. */
export const wheelTurns = pgTable(
  'wheel_turns',
  {
    /** Of the country in which it was spun. */
    day: date({ mode: 'string' }).notNull(),
    /** Made with the day's key. */
    keyHash: text().notNull(),
    turns: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.keyHash] })],
);

/** What was drawn. Whose it was stands in the coupon alone. */
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
    /** Made with the day's key. */
    visitorHash: text().notNull(),
    mailboxHash: text().notNull(),
    /** Of the visitor's secret and the call's own: who asks again is told the same again. */
    attemptHash: text().notNull().unique(),
    /** Of the segment, from 0. */
    position: integer().notNull(),
    kind: text({ enum: segmentKinds }).notNull(),
    basisPoints: integer(),
    amount: integer(),
    minimum: integer(),
    currency: char({ length: 3 }).notNull(),
    /** Null: no prize. */
    couponCode: text().unique(),
  },
  (table) => [index().on(table.countryId, table.id), index().on(table.day, table.visitorHash)],
);

/** Domains of mailboxes that last an hour: nobody spins with one of theirs, or of a domain below. */
export const wheelBlockedDomains = pgTable('wheel_blocked_domains', {
  id: serial().primaryKey(),
  /** As the net spells it: lower case, in ASCII. */
  domain: text().notNull().unique(),
});
