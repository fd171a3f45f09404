import { char, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { countries, languages } from '../countries/tables.ts';
import { subscriptionSources, subscriptionStatuses } from './contract.ts';

/** Newsletter subscriptions: pending, confirmed and ended. */
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
    /** The consent text, with time and place. */
    consentText: text().notNull(),
    consentAt: timestamp({ withTimezone: true }).notNull(),
    source: text({ enum: subscriptionSources }).notNull(),
    /** When the owner of the address confirmed. */
    confirmedAt: timestamp({ withTimezone: true }),
    /** When the subscription ended. */
    endedAt: timestamp({ withTimezone: true }),
    /** 256 random bits that sign the links in mails. */
    linkKey: text().notNull(),
    /** Number of confirmation mails and the start of counting, so that an address cannot be flooded. */
    mails: integer().notNull().default(0),
    mailsSince: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.status, table.id)],
);

/** Tokens of confirmation links. A token is stored as a hash and is valid once. */
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
