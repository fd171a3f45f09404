import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { variants } from '../catalog/tables.ts';
import { countries, languages } from '../countries/tables.ts';
import { affiliates } from '../affiliates/tables.ts';
import { orders } from '../orders/tables.ts';

/** What is told about an order: each piece of news once, however often its job runs. */
export const sentNotifications = pgTable(
  'sent_notifications',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** The mail, such as `order-confirmation`. */
    kind: text().notNull(),
    recipient: text().notNull(),
    /** Since when somebody is about to send it. */
    claimedAt: timestamp({ withTimezone: true }).notNull(),
    /** Null: not taken by the mail server yet. */
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind] })],
);

/** The same of what an affiliate is told. To which mailbox is not kept: it was his account's. */
export const affiliateNotifications = pgTable(
  'affiliate_notifications',
  {
    affiliateId: integer()
      .notNull()
      .references(() => affiliates.id),
    /** The mail, such as `payout-paid-12`. */
    kind: text().notNull(),
    claimedAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.affiliateId, table.kind] })],
);

/** Who wants to hear that a sold-out variant is back: one mail, then the wish is done. */
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
    /** Since when somebody is about to send it. */
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

/** Mailboxes that want none of a kind of mail any more. */
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

/** The merchant's own words in a mail, instead of those it comes with. */
export const mailTexts = pgTable(
  'mail_texts',
  {
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    /** As `packages/emails` names it. */
    key: text().notNull(),
    text: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.languageId, table.key] })],
);
