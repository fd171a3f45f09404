import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Links that show a record before it is public. */
export const previews = pgTable('previews', {
  /** Hex SHA-256. */
  tokenHash: text().primaryKey(),
  kind: text({ enum: ['article', 'question', 'page', 'block', 'campaign'] }).notNull(),
  recordId: integer().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});
