import { bigint, boolean, char, date, integer, jsonb, pgTable, primaryKey, serial, text, unique } from 'drizzle-orm/pg-core';
import type { AddressForm, CountryLaw, PickupPoint, PriceRounding, ReturnPolicy, Seller } from './settings/country-settings.ts';
import { usualReturnPolicy } from './data/usual-terms.ts';

export const currencies = pgTable('currencies', {
  code: char({ length: 3 }).primaryKey(),
  /** The specification's number of the currency. */
  id: integer().notNull().unique(),
  symbol: text().notNull(),
  /** Decimals of the minor unit. */
  exponent: integer().notNull(),
});

export const languages = pgTable('languages', {
  /** Fixed by the specification: en 1 … at 17. */
  id: integer().primaryKey(),
  /** The specification's code: `cz`, `at`, `el`. */
  code: text().notNull().unique(),
  /** BCP 47 tag for `lang` and `Intl`: `cs-CZ`. */
  tag: text().notNull(),
  /** The name of the language in the language itself. */
  name: text().notNull(),
  position: integer().notNull(),
});

export const countries = pgTable('countries', {
  /** Slovenia is 3 by the specification. */
  id: integer().primaryKey(),
  /** ISO 3166-1 alpha-2. Slovenia has two rows: the second serves the local host. */
  code: char({ length: 2 }).notNull(),
  name: text().notNull(),
  domain: text().unique(),
  lang: text().notNull(),
  languageId: integer()
    .notNull()
    .references(() => languages.id),
  phoneCode: text().notNull(),
  isActive: boolean().notNull().default(false),
  /** The order of the specification. Inactive countries follow by name. */
  position: integer().notNull().default(0),
  /** Set on host rows (local host, `com` domain): the id of their country. */
  hostOf: integer(),
  timeZone: text().notNull().default('UTC'),
  /** Whether a reduction must be compared with the lowest price of the 30 days before it (Directive 98/6/EC, Art. 6a). */
  hasOmnibusRule: boolean().notNull().default(false),
  /**
   * Whether a reduction that is increased step by step keeps the prior price of its start. This is an option of Directive 98/6/EC,
   * Art. 6a(5), which not every member state has adopted.
   */
  hasProgressiveReductions: boolean().notNull().default(false),
  /** Rounding of prices converted into this market. */
  priceRounding: jsonb().$type<PriceRounding>().notNull().default({ step: 1, ending: 0 }),
  /** Minor units of this market's currency for one euro cent, as a fraction. Used by the demo and by imports. */
  eurRate: jsonb().$type<{ numerator: number; denominator: number }>().notNull().default({ numerator: 1, denominator: 1 }),
  addressForm: jsonb().$type<AddressForm>(),
  shopName: text().notNull().default('Selvedge'),
  senderEmail: text(),
  /** Weekdays without delivery: 0 Sunday … 6 Saturday. */
  restDays: integer().array().notNull().default([0, 6]),
  /** The seller who issues the invoices; null: invoices have only the shop's name, which is allowed only in a demo. */
  seller: jsonb().$type<Seller>(),
  returnPolicy: jsonb().$type<ReturnPolicy>().notNull().default(usualReturnPolicy),
  /** Data for the legal pages; null if not entered. */
  law: jsonb().$type<CountryLaw>(),
  /** `domestic`: the seller's own country; `oss`: reported through the One-Stop Shop; `outside`: not in the Union. */
  vatScheme: text({ enum: ['domestic', 'oss', 'outside'] })
    .notNull()
    .default('outside'),
  /** Days after shipping from which a parcel without carrier updates counts as delivered. */
  deliveredAfterDays: integer().notNull().default(14),
  socialLinks: jsonb().$type<{ network: string; url: string }[]>().notNull().default([]),
  /** Codes of the languages that search engines may index on this host besides its own and English. */
  indexedLanguages: text().array().notNull().default([]),
  /** Tag manager container for visitors who consent to statistics; null: no statistics. */
  tagManagerId: text(),
});

/** The currency of a country over time: Bulgaria had BGN until 2025-12-31. */
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
    /** A temporary second currency next to the price: code, its units per unit of this one × 100,000, dates. */
    dualDisplay: jsonb().$type<{ currency: string; rateE5: number; from: string; until: string }>(),
  },
  (table) => [primaryKey({ columns: [table.countryId, table.validFrom] })],
);

/** Rounding of cash totals that the law of a country requires, over time. A country without a row has no cash rounding. */
export const cashRoundings = pgTable(
  'cash_roundings',
  {
    id: serial().unique(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    /** The total of a cash payment is rounded to the nearest multiple of this step, in minor units of the country's currency. */
    step: bigint({ mode: 'number' }).notNull(),
    validFrom: date().notNull(),
    validUntil: date(),
    /** The law that requires the rounding, for staff. */
    law: text().notNull(),
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
    /** Tax category: `standard`, `children` or `delivery`; a country without special rates has only `standard`. */
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
    price: bigint({ mode: 'number' }).notNull(),
    /** The order value from which delivery is free (minor units); null: never free. */
    freeFrom: bigint({ mode: 'number' }),
    /** First and last working day. */
    minDays: integer().notNull(),
    maxDays: integer().notNull(),
    /** The place of pickup. */
    pickupPoint: jsonb().$type<PickupPoint>(),
    /** For lockers: a regular expression that the whole code must match, in upper case, and an example code. */
    lockerPattern: text(),
    lockerExample: text(),
    /** The carrier's tracking page, with `{number}` as placeholder; null if the carrier has no tracking page. */
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
    /** A payment method that the provider offers. */
    code: text().notNull(),
    /** The code of a payment provider. */
    provider: text().notNull(),
    currency: char({ length: 3 }).notNull(),
    /** Charge of cash on delivery in minor units, VAT included. */
    charge: bigint({ mode: 'number' }).notNull().default(0),
    /** Cash orders above this amount (minor units) go to the order queue; null: confirmed at once. */
    reviewFrom: bigint({ mode: 'number' }),
    /** Number of cash orders of one email address or phone number within a day after which they go to the order queue; null: never. */
    reviewFromOrders: integer().default(3),
    /** Orders outside these totals (minor units) cannot be paid this way. */
    minTotal: bigint({ mode: 'number' }).notNull().default(0),
    maxTotal: bigint({ mode: 'number' }),
    position: integer().notNull(),
    isActive: boolean().notNull().default(true),
  },
  (table) => [unique().on(table.countryId, table.code)],
);

/** A country's own texts that law or custom requires: the order button, the VAT note. */
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

/** Days without delivery other than rest days and public holidays, such as stocktaking or a strike. */
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
