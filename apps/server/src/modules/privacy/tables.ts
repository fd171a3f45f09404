import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import type { DataRequestKind, DataRequestStatus } from './contract.ts';

/** Requests for export or erasure and their results. The rows stay, without the user, when the account is deleted. */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: text().primaryKey(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    kind: text().$type<DataRequestKind>().notNull(),
    status: text().$type<DataRequestStatus>().notNull(),
    countryId: integer().notNull(),
    languageId: integer().notNull(),
    /** The ZIP file in the storage until it expires. */
    file: text(),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    doneAt: timestamp({ withTimezone: true }),
    /** When the ZIP is deleted. */
    expiresAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.userId)],
);
