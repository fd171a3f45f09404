import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/tables.ts';
import type { ReportKind, ReportSettings } from './settings.ts';

/** Settings of reports that staff have saved under a name, and the times at which they are sent by email. */
export const savedReports = pgTable(
  'saved_reports',
  {
    id: serial().primaryKey(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    kind: text().$type<ReportKind>().notNull(),
    settings: jsonb().$type<ReportSettings>().notNull(),
    /** Whether all staff who may read reports see it. */
    isShared: boolean().notNull(),
    /** How often it is sent; null: never. */
    every: text({ enum: ['day', 'week', 'month'] }),
    /** 1 is Monday; for `week` only. */
    weekday: smallint(),
    /** From 1; a shorter month uses its last day; for `month` only. */
    monthDay: smallint(),
    /** 0 to 23, in the time zone of the report's country, or of the default shop. */
    hour: smallint(),
    /** Null: not scheduled. */
    nextDueAt: timestamp({ withTimezone: true }),
    lastSentAt: timestamp({ withTimezone: true }),
    /** When an email could not be sent; null after the next email that was sent. */
    lastFailedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.ownerId), index().on(table.nextDueAt)],
);

/** The staff members who get a saved report by email. */
export const savedReportRecipients = pgTable(
  'saved_report_recipients',
  {
    reportId: integer()
      .notNull()
      .references(() => savedReports.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.userId] }), index().on(table.userId)],
);
