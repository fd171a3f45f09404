import { char, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { countries, languages } from '../countries/tables.ts';
import { subscriptionSources, subscriptionStatuses } from './contract.ts';

/** A mailbox that wants the newsletter, wanted it, or has been asked whether it does. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: serial().primaryKey(),
    /** Lower case. */
    email: text().notNull().unique(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    status: text({ enum: subscriptionStatuses }).notNull(),
    /** The words that were agreed to, when, and where they stood. */
    consentText: text().notNull(),
    consentAt: timestamp({ withTimezone: true }).notNull(),
    source: text({ enum: subscriptionSources }).notNull(),
    /** When the owner of the mailbox said so himself. */
    confirmedAt: timestamp({ withTimezone: true }),
    /** Since when nothing is sent any more. */
    endedAt: timestamp({ withTimezone: true }),
    /** 256 random bits that sign the links of its mails. */
    linkKey: text().notNull(),
    /** Mails that asked it, since when they are counted: a stranger must not fill somebody's mailbox. */
    mails: integer().notNull().default(0),
    mailsSince: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.status, table.id)],
);

/** What a link that asks a mailbox proves with: only the hash is kept, and it works once. */
export const newsletterTokens = pgTable(
  'newsletter_tokens',
  {
    /** SHA-256 of the 256-bit token, hex. */
    tokenHash: char({ length: 64 }).primaryKey(),
    subscriberId: integer()
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.subscriberId)],
);
