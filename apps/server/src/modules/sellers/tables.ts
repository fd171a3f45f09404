import { char, index, integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { countries, languages } from '../countries/tables.ts';
import { sellerStatuses } from './contract.ts';

const at = () => timestamp({ withTimezone: true }).notNull();

/** Who wants to sell here, or does. */
export const sellers = pgTable(
  'sellers',
  {
    id: serial().primaryKey(),
    /** Lower case. */
    email: text().notNull().unique(),
    company: text().notNull(),
    /** ISO 3166-1 alpha-2, where the company is. */
    countryCode: char({ length: 2 }).notNull(),
    /** As it stands on an invoice; '': none. */
    vatNumber: text().notNull(),
    goods: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text().notNull(),
    website: text().notNull(),
    /** In whose shop it was asked for, and in which language its mails are. */
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    status: text({ enum: sellerStatuses }).notNull(),
    /** The vendor that it has become; null: not yet, or the account is gone. */
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

/** A seller's history: who moved it where, and why. */
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
    /** What the seller is told. */
    reason: text().notNull(),
    at: at(),
  },
  (table) => [index().on(table.sellerId, table.id)],
);
