import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
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
