import { sql } from 'drizzle-orm';
import { bigserial, boolean, char, check, index, integer, jsonb, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { countries, languages } from '../countries/tables.ts';
import {
  deliveryStatuses,
  mailingStates,
  newsletterFlows,
  subscriptionSources,
  subscriptionStatuses,
  type MailingAudience,
  type MailingText,
} from './contract.ts';
import type { StoredBlock } from './mailings/stored-block.ts';

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

/** Newsletter emails that staff write and send to a selection of subscribers. */
export const mailings = pgTable('newsletter_mailings', {
  id: serial().primaryKey(),
  /** For staff only. */
  name: text().notNull(),
  state: text({ enum: mailingStates }).notNull().default('draft'),
  texts: jsonb().$type<MailingText[]>().notNull(),
  blocks: jsonb().$type<StoredBlock[]>().notNull(),
  audience: jsonb().$type<MailingAudience>().notNull(),
  /** When sending starts; null: not scheduled. */
  sendAt: timestamp({ withTimezone: true }),
  /** When the recipients were selected. */
  startedAt: timestamp({ withTimezone: true }),
  /** When the last email was sent, or the mailing was cancelled. */
  endedAt: timestamp({ withTimezone: true }),
  /** Pages that were opened by a link of the mailing. */
  visits: integer().notNull().default(0),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/**
 * One email of a mailing or flow to one subscriber. The row of a mailing or win-back email is written before sending, so that each subscriber gets
 * it once. The row of a welcome email is written after sending.
 */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Null: an email of a flow. */
    mailingId: integer().references(() => mailings.id, { onDelete: 'cascade' }),
    /** Null: an email of a mailing. */
    flow: text({ enum: newsletterFlows }),
    /** Null: the subscriber was deleted. The row remains for the counts of the results. */
    subscriberId: integer().references(() => newsletterSubscribers.id, { onDelete: 'set null' }),
    status: text({ enum: deliveryStatuses }).notNull().default('waiting'),
    /** When it may be sent next: after a failure, or after the process that sent it has crashed. */
    dueAt: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    /** When a job began to send it last. */
    claimedAt: timestamp({ withTimezone: true }),
    sentAt: timestamp({ withTimezone: true }),
    /** When the subscriber unsubscribed by the link of this email. */
    unsubscribedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique().on(table.mailingId, table.subscriberId),
    index().on(table.subscriberId, table.sentAt),
    index().on(table.mailingId, table.status),
    index('newsletter_deliveries_due')
      .on(table.dueAt, table.id)
      .where(sql`status = 'waiting'`),
    // The throttle counts the emails of the last minute.
    index().on(table.claimedAt),
    check('newsletter_deliveries_of_one', sql`num_nonnulls(mailing_id, flow) = 1`),
  ],
);

/** The settings of each flow. A flow without a row has its defaults. */
export const flowSettings = pgTable('newsletter_flows', {
  flow: text({ enum: newsletterFlows }).primaryKey(),
  isActive: boolean().notNull(),
  /** Days after the confirmation, or after the last order. */
  delayDays: integer().notNull(),
  /** Days before the flow writes to the same subscriber again. Unused by flows that run once. */
  pauseDays: integer().notNull(),
  /** Upper case; empty: no coupon. */
  couponCode: text().notNull().default(''),
});
