import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Preview links. Each shows one record before it is public. */
export const previews = pgTable('previews', {
  /** SHA-256 of the token, hex. */
  tokenHash: text().primaryKey(),
  kind: text({ enum: ['article', 'question', 'page', 'block', 'campaign'] }).notNull(),
  recordId: integer().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});
