import { bigserial, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who changed what in the back office, from what and to what: append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The member of staff; null: a token, whose name is the actor's. */
    userId: integer(),
    /** The name as it was then. */
    actor: text().notNull(),
    /** What was done: `product.update`, `order.ship`. */
    action: text().notNull(),
    /** What it was done to: `product`, and its id or number. */
    subject: text().notNull(),
    subjectId: text().notNull(),
    /** What was different before and is different after; null: there was nothing, or is nothing any more. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [index().on(table.at.desc(), table.id.desc()), index().on(table.subject, table.subjectId, table.id), index().on(table.userId, table.id)],
);
