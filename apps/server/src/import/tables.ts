import { bigint, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../modules/accounts/tables.ts';

/** A file of products that somebody has brought, and how far it has come. */
export const importRuns = pgTable(
  'import_runs',
  {
    id: serial().primaryKey(),
    fileName: text().notNull(),
    /** Where the file is kept until the run is over. */
    storageKey: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    format: text({ enum: ['shopify', 'table'] }).notNull(),
    status: text({ enum: ['uploaded', 'planning', 'planned', 'applying', 'done', 'failed', 'cancelled'] }).notNull(),
    /** Which column of the file is which of ours. */
    mapping: jsonb().$type<Record<string, string>>().notNull().default({}),
    options: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Lines or products that are done, of how many. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** What it would do, or has done: products made, changed, left as they were, refused. */
    counts: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** What is wrong with which line. */
    problems: jsonb().$type<{ line: number; code: string; message: string }[]>().notNull().default([]),
    startedBy: integer()
      .notNull()
      .references(() => users.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.createdAt.desc())],
);
