import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from '../orders/tables.ts';

/** What has been told about an order: each piece of news once, however often its job runs. */
export const sentNotifications = pgTable('sent_notifications', {
  orderId: integer().notNull().references(() => orders.id),
  /** The mail, such as `order-confirmation`. */
  kind: text().notNull(),
  recipient: text().notNull(),
  sentAt: timestamp({ withTimezone: true }).notNull(),
}, (table) => [primaryKey({ columns: [table.orderId, table.kind] })]);
