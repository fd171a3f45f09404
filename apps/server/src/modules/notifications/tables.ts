import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { variants } from '../catalog/tables.ts';
import { countries, languages } from '../countries/tables.ts';
import { affiliates } from '../affiliates/tables.ts';
import { orders } from '../orders/tables.ts';
import { users } from '../accounts/tables.ts';
import { savedReports } from '../reports/saved/tables.ts';

/** The emails sent about orders: each once, however often its job runs. */
export const sentNotifications = pgTable(
  'sent_notifications',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** The email, such as `order-confirmation`. */
    kind: text().notNull(),
    recipient: text().notNull(),
    /** When a job began to send it. */
    claimedAt: timestamp({ withTimezone: true }).notNull(),
    /** Null: not accepted by the mail server yet. */
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind] })],
);

/** The emails sent to affiliates. The recipient's address is not stored: it was that of their account. */
export const affiliateNotifications = pgTable(
  'affiliate_notifications',
  {
    affiliateId: integer()
      .notNull()
      .references(() => affiliates.id),
    /** The email, such as `payout-paid-12`. */
    kind: text().notNull(),
    claimedAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.affiliateId, table.kind] })],
);

/** The emails with saved reports: each once per recipient and due time. */
export const reportNotifications = pgTable(
  'report_notifications',
  {
    reportId: integer()
      .notNull()
      .references(() => savedReports.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    claimedAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.userId, table.dueAt] })],
);

/** Requests for a back-in-stock email, each answered once. */
export const stockNotices = pgTable(
  'stock_notices',
  {
    id: serial().primaryKey(),
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /** Lower case. */
    email: text().notNull(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the owner of the address confirmed the request; null: the notice is not sent. */
    confirmedAt: timestamp({ withTimezone: true }),
    /** 256 random bits that sign the link in the confirmation mail. Null: confirmed without a link. */
    linkKey: text(),
    /** When a job began to send it. */
    claimedAt: timestamp({ withTimezone: true }),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('stock_notices_waiting')
      .on(table.variantId, table.email)
      .where(sql`sent_at is null`),
    index().on(table.email),
  ],
);

/** Email addresses that refuse a kind of email. */
export const mailRefusals = pgTable(
  'mail_refusals',
  {
    /** Lower case. */
    email: text().notNull(),
    /** Such as `cart-reminder`. */
    kind: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.kind] })],
);

/** The merchant's own texts in emails, which replace the originals. */
export const mailTexts = pgTable(
  'mail_texts',
  {
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    /** As named in `packages/emails`. */
    key: text().notNull(),
    text: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.languageId, table.key] })],
);
