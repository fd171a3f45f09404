import { bigint, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { products } from '../catalog/tables.ts';
import { runStatuses } from './contract.ts';

/** An uploaded file of products and its progress. */
export const importRuns = pgTable(
  'import_runs',
  {
    id: serial().primaryKey(),
    fileName: text().notNull(),
    /** Storage of the file until the run is over. */
    storageKey: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    format: text({ enum: ['shopify', 'table'] }).notNull(),
    status: text({ enum: runStatuses }).notNull(),
    /** Maps columns of the file to ours. */
    mapping: jsonb().$type<Record<string, string>>().notNull().default({}),
    options: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Processed lines or products and their total. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** Numbers of products by planned or completed result: created, changed, unchanged, refused. */
    counts: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** Errors by line. */
    problems: jsonb().$type<{ line: number; code: string; message: string }[]>().notNull().default([]),
    startedBy: integer()
      .notNull()
      .references(() => users.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.createdAt.desc())],
);

/** Products that an import publishes as soon as their photos are downloaded. */
export const importPendingPhotos = pgTable(
  'import_awaited_photos',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The import run of the back office; null for an import by the command. */
    runId: integer().references(() => importRuns.id, { onDelete: 'set null' }),
    /** The reasons why photos could not be downloaded at the last attempt. */
    problems: text().array().notNull().default([]),
  },
  (table) => [index().on(table.runId)],
);
