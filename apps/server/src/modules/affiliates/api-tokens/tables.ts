import { char, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { affiliates } from '../tables.ts';
import type { ReportScope } from './report-scopes.ts';

/** Tokens with which an affiliate's own system reads reports. */
export const affiliateApiTokens = pgTable(
  'affiliate_api_tokens',
  {
    id: serial().primaryKey(),
    affiliateId: integer()
      .notNull()
      .references(() => affiliates.id),
    name: text().notNull(),
    /** SHA-256 of the token, hex. */
    tokenHash: char({ length: 64 }).notNull().unique(),
    /** Its first characters, shown to identify it. */
    beginning: text().notNull(),
    scopes: text().array().$type<ReportScope[]>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Accurate to 15 minutes. */
    lastUsedAt: timestamp({ withTimezone: true }),
    expiresAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.affiliateId)],
);
