import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import type { DataRequestKind, DataRequestStatus } from './contract.ts';

/** Who asked for his data or for its deletion, and what became of it. Stays, without the person, when the account goes. */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: text().primaryKey(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    kind: text().$type<DataRequestKind>().notNull(),
    status: text().$type<DataRequestStatus>().notNull(),
    countryId: integer().notNull(),
    languageId: integer().notNull(),
    /** The ZIP in the storage, while it is kept. */
    file: text(),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    doneAt: timestamp({ withTimezone: true }),
    /** When the ZIP is deleted. */
    expiresAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.userId)],
);
