import { boolean, char, date, integer, jsonb, pgTable, primaryKey, serial, text, unique } from 'drizzle-orm/pg-core';
import type { AddressForm, CountryLaw, PickupPoint, PriceRounding, Seller } from './country-settings.ts';

export const currencies = pgTable('currencies', {
  code: char({ length: 3 }).primaryKey(),
  /** The number the specification's readers know a currency by. */
  id: integer().notNull().unique(),
  symbol: text().notNull(),
  /** Decimals of the minor unit. */
  exponent: integer().notNull(),
  /** Smallest coin in minor units: 500 for HUF; 1 where every minor unit can be paid. */
  cashStep: integer().notNull().default(1),
});

export const languages = pgTable('languages', {
  /** Fixed by the specification: en 1 … at 17. */
  id: integer().primaryKey(),
  /** The specification's code: `cz`, `at`, `el`. */
  code: text().notNull().unique(),
  /** BCP 47 tag for `lang` and `Intl`: `cs-CZ`. */
  tag: text().notNull(),
  /** In its own words. */
  name: text().notNull(),
  position: integer().notNull(),
});

export const countries = pgTable('countries', {
  /** Slovenia is 3 by the specification. */
  id: integer().primaryKey(),
  /** ISO 3166-1 alpha-2. Slovenia stands twice: its second row serves the local host. */
  code: char({ length: 2 }).notNull(),
  name: text().notNull(),
  domain: text().unique(),
  lang: text().notNull(),
  languageId: integer()
    .notNull()
    .references(() => languages.id),
  phoneCode: text().notNull(),
  isActive: boolean().notNull().default(false),
  /** The specification's order; inactive countries follow by name. */
  position: integer().notNull().default(0),
  /** Set on a row that only lends another host (the local one, the `com` domain) to a country: that country's id. */
  hostOf: integer(),
  timeZone: text().notNull().default('UTC'),
  /** Whether a reduction must be measured against the lowest price of the 30 days before it (Directive 98/6/EC, Art. 6a). */
  hasOmnibusRule: boolean().notNull().default(false),
  /** How a price converted into this market is rounded. */
  priceRounding: jsonb().$type<PriceRounding>().notNull().default({ step: 1, ending: 0 }),
  /** Minor units of this market's currency for one euro cent, as a fraction: for the demo and for imports. */
  eurRate: jsonb().$type<{ numerator: number; denominator: number }>().notNull().default({ numerator: 1, denominator: 1 }),
  addressForm: jsonb().$type<AddressForm>(),
  shopName: text().notNull().default('Selvedge'),
  senderEmail: text(),
  /** Weekdays on which nothing is delivered: 0 Sunday … 6 Saturday. */
  restDays: integer().array().notNull().default([0, 6]),
  /** Who sells and writes the invoices; null: the shop's name alone, which no invoice may have outside of a demonstration. */
  seller: jsonb().$type<Seller>(),
  /** What its legal pages are filled in from; null: nobody has entered it. */
  law: jsonb().$type<CountryLaw>(),
  /** `domestic`: the seller's own country; `oss`: reported through the One-Stop Shop; `outside`: not in the Union. */
  vatScheme: text({ enum: ['domestic', 'oss', 'outside'] })
    .notNull()
    .default('outside'),
  /** A parcel of which nobody has heard counts as delivered this many days after it left. */
  deliveredAfterDays: integer().notNull().default(14),
  socialLinks: jsonb().$type<{ network: string; url: string }[]>().notNull().default([]),
  /** Codes of the languages that search engines may show of this host besides its own and English. */
  indexedLanguages: text().array().notNull().default([]),
  /** The container that measures its shop, of those visitors who agree; null: nothing is measured. */
  tagManagerId: text(),
});

/** Which currency a country pays in, and since when: Bulgaria was BGN until 2025-12-31. */
export const countryCurrencies = pgTable(
  'country_currencies',
  {
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    currency: char({ length: 3 })
      .notNull()
      .references(() => currencies.code),
    validFrom: date().notNull(),
    validUntil: date(),
    /** A second currency shown beside the price for a while: code, its units per unit of this one × 100,000, dates. */
    dualDisplay: jsonb().$type<{ currency: string; rateE5: number; from: string; until: string }>(),
  },
  (table) => [primaryKey({ columns: [table.countryId, table.validFrom] })],
);

export const vatRates = pgTable(
  'vat_rates',
  {
    id: serial().primaryKey(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    /** `standard`, `children`, `delivery`: what is taxed; a country without a special rate has only `standard`. */
    category: text().notNull(),
    /** Basis points: 2200 is 22 %. */
    basisPoints: integer().notNull(),
    validFrom: date().notNull(),
    validUntil: date(),
  },
  (table) => [unique().on(table.countryId, table.category, table.validFrom)],
);

/** Territories inside a country where VAT differs or where the shop does not deliver, by postal code. */
export const postalRules = pgTable(
  'postal_rules',
  {
    id: serial().primaryKey(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    /** First and last postal code of the range, digits only, inclusive, of equal length. */
    fromCode: text().notNull(),
    toCode: text().notNull(),
    territory: text().notNull(),
    isRefused: boolean().notNull().default(false),
    vatBasisPoints: integer(),
    validFrom: date().notNull().default('2000-01-01'),
    validUntil: date(),
  },
  (table) => [unique().on(table.countryId, table.fromCode, table.toCode, table.validFrom)],
);

export const shippingMethods = pgTable(
  'shipping_methods',
  {
    id: serial().primaryKey(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    /** courier, express, pickup, locker */
    code: text().notNull(),
    carrier: text().notNull(),
    currency: char({ length: 3 }).notNull(),
    /** Minor units, VAT included. */
    price: integer().notNull(),
    /** Goods worth this much (minor units) travel free; null: never. */
    freeFrom: integer(),
    /** Working days, first and last. */
    minDays: integer().notNull(),
    maxDays: integer().notNull(),
    /** Of a pickup: where. */
    pickupPoint: jsonb().$type<PickupPoint>(),
    /** Of a locker: source of a regular expression that its whole code must match, upper case, and a code as an example. */
    lockerPattern: text(),
    lockerExample: text(),
    /** The carrier's page for a parcel, with `{number}` in it; null: it has none. */
    trackingUrl: text(),
    position: integer().notNull(),
    isActive: boolean().notNull().default(true),
  },
  (table) => [unique().on(table.countryId, table.code)],
);

export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: serial().primaryKey(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    /** card, cod */
    code: text().notNull(),
    /** stripe, sslcommerz, none */
    provider: text().notNull(),
    currency: char({ length: 3 }).notNull(),
    /** Charge in minor units, VAT included: what cash on delivery costs. */
    charge: integer().notNull().default(0),
    /** Cash orders above this (minor units) go to the confirmation desk; null: confirmed at once. */
    deskFrom: integer(),
    /** Orders outside these totals (minor units) cannot be paid this way. */
    minTotal: integer().notNull().default(0),
    maxTotal: integer(),
    position: integer().notNull(),
    isActive: boolean().notNull().default(true),
  },
  (table) => [unique().on(table.countryId, table.code)],
);

/** A country's own words where law or custom asks for them: the order button, the VAT note. */
export const countryTexts = pgTable(
  'country_texts',
  {
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    key: text().notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.countryId, table.languageId, table.key] })],
);

/** Days on which nothing is delivered besides rest days and public holidays: stocktaking, a strike. */
export const countryClosures = pgTable(
  'country_closures',
  {
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    day: date().notNull(),
    reason: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.countryId, table.day] })],
);
