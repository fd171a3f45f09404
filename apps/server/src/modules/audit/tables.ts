import { bigserial, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Changes in the back office with values before and after; append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The staff member; null for a token, whose name is in `actor`. */
    userId: integer(),
    /** The name of the staff member or token at the time of the change. */
    actor: text().notNull(),
    /** The action: `product.update`, `order.ship`. */
    action: text().notNull(),
    /** The type of the changed object, such as `product`, and its id or number. */
    subject: text().notNull(),
    subjectId: text().notNull(),
    /** The changed values before and after the change; null if the object did not exist or was deleted. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [index().on(table.at.desc(), table.id.desc()), index().on(table.subject, table.subjectId, table.id), index().on(table.userId, table.id)],
);
