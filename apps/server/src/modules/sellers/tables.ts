import { char, index, integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { countries, languages } from '../countries/tables.ts';
import { sellerStatuses } from './contract.ts';

const at = () => timestamp({ withTimezone: true }).notNull();

/** Sellers and applicants. */
export const sellers = pgTable(
  'sellers',
  {
    id: serial().primaryKey(),
    /** Lower case. */
    email: text().notNull().unique(),
    company: text().notNull(),
    /** Country of the company, ISO 3166-1 alpha-2. */
    countryCode: char({ length: 2 }).notNull(),
    /** Normalised as on invoices; '': none. */
    vatNumber: text().notNull(),
    goods: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text().notNull(),
    website: text().notNull(),
    /** Country of the application, and language of mails. */
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    status: text({ enum: sellerStatuses }).notNull(),
    /** The vendor's account; null: not approved yet, or the account is deleted. */
    userId: integer()
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    termsAcceptedAt: at(),
    appliedAt: at(),
    changedAt: at(),
  },
  (table) => [index().on(table.status, table.appliedAt, table.id)],
);

export const sellerTranslations = pgTable(
  'seller_translations',
  {
    sellerId: integer()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    /** Cleaned Markdown. */
    story: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sellerId, table.languageId] })],
);

/** Status changes with actor, time and reason. */
export const sellerEvents = pgTable(
  'seller_events',
  {
    id: serial().primaryKey(),
    sellerId: integer()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    from: text({ enum: sellerStatuses }),
    to: text({ enum: sellerStatuses }).notNull(),
    actor: text().notNull(),
    /** Shown to the seller. */
    reason: text().notNull(),
    at: at(),
  },
  (table) => [index().on(table.sellerId, table.id)],
);
