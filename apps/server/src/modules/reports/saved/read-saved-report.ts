import { asc, eq, sql, type SQL } from 'drizzle-orm';
import { listStaffInArea, selectUserName } from '#modules/accounts';
import { findCountryByHost, getCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import { SavedReportNotFound } from '../errors.ts';
import type { SavedReport, SavedReportForm } from './contract.ts';
import type { Schedule } from './schedule.ts';
import type { ReportSettings } from './settings.ts';
import { savedReportRecipients, savedReports } from './tables.ts';

/** The staff member who opens or changes saved reports. */
export interface ReportReader {
  /** Null: an API token, which sees shared reports only. */
  userId: number | null;
  isAdmin: boolean;
}

/** A saved report without its revision. */
export type ReadSavedReport = Omit<SavedReport, 'revision'>;

type Row = typeof savedReports.$inferSelect & { ownerName: string; recipientIds: number[] };

/** The area of the back office that contains the reports. */
export const REPORT_AREA = 'dashboard';

const columns = {
  row: savedReports,
  ownerName: selectUserName(savedReports.ownerId),
  recipientIds: sql<number[]>`array(select user_id from ${savedReportRecipients} where report_id = ${savedReports.id} order by user_id)`,
};

/**
 * Lists the reports that a staff member sees, sorted by name: their own, shared ones, and those that they get by email. Admins also see those
 * of people who may not read reports any more.
 */
export async function listSavedReports(db: Db, reader: ReportReader): Promise<ReadSavedReport[]> {
  const rows = await readRows(db, sql`true`);
  const readers = new Set((await listStaffInArea(db, REPORT_AREA)).map(({ id }) => id));
  const seen = rows.filter((row) => isVisible(row, reader, readers));
  return Promise.all(seen.map((row) => toSavedReport(db, row, reader)));
}

/** @throws SavedReportNotFound */
export async function getSavedReport(db: Db, id: number, reader: ReportReader): Promise<ReadSavedReport> {
  const [row] = await readRows(db, eq(savedReports.id, id));
  const readers = new Set((await listStaffInArea(db, REPORT_AREA)).map((person) => person.id));
  if (!row || !isVisible(row, reader, readers)) throw new SavedReportNotFound();
  return toSavedReport(db, row, reader);
}

async function readRows(db: Db, where: SQL): Promise<Row[]> {
  const rows = await db
    .select(columns)
    .from(savedReports)
    .where(where)
    .orderBy(asc(sql`lower(${savedReports.name})`), asc(savedReports.id));
  return rows.map(({ row, ...rest }) => ({ ...row, ...rest }));
}

const isVisible = (row: Row, { userId, isAdmin }: ReportReader, readers: ReadonlySet<number>): boolean =>
  row.isShared ||
  (userId !== null && (row.ownerId === userId || row.recipientIds.includes(userId))) ||
  // Nobody else could stop the emails of a person who has left.
  (isAdmin && !readers.has(row.ownerId));

/** Returns whether a staff member may change and delete a saved report. */
export const canEditReport = ({ ownerId }: { ownerId: number }, { userId, isAdmin }: ReportReader): boolean => isAdmin || ownerId === userId;

async function toSavedReport(db: Db, row: Row, { userId, isAdmin }: ReportReader): Promise<ReadSavedReport> {
  const { id, name, kind, settings, isShared, ownerId, ownerName, recipientIds } = row;
  const schedule = toSchedule(row);
  return {
    ...{ id, name, kind, settings, isShared, ownerId, ownerName },
    schedule: schedule && { weekday: 1, monthDay: 1, ...schedule, recipientIds },
    timeZone: await findReportZone(db, settings),
    nextDueAt: row.nextDueAt?.toISOString() ?? null,
    lastSentAt: row.lastSentAt?.toISOString() ?? null,
    lastFailedAt: row.lastFailedAt?.toISOString() ?? null,
    isEditable: canEditReport(row, { userId, isAdmin }),
    isRecipient: schedule !== null && userId !== null && recipientIds.includes(userId),
  };
}

/** Returns the times at which a row is sent; null: never. */
export function toSchedule({ every, weekday, monthDay, hour }: typeof savedReports.$inferSelect): Schedule | null {
  if (every === null || hour === null) return null;
  if (every === 'week') return { every, hour, weekday: weekday ?? 1 };
  return every === 'month' ? { every, hour, monthDay: monthDay ?? 1 } : { every, hour };
}

/** Returns the columns of a schedule. Fields that its interval does not use are empty. */
export function toScheduleColumns(schedule: SavedReportForm['schedule']) {
  const every = schedule?.every ?? null;
  return {
    every,
    weekday: every === 'week' ? (schedule?.weekday ?? 1) : null,
    monthDay: every === 'month' ? (schedule?.monthDay ?? 1) : null,
    hour: schedule?.hour ?? null,
  };
}

/** Returns the shop of a report: that of its country, or the default shop. */
export const findReportShop = async (db: Db, { countryId }: ReportSettings) =>
  countryId === undefined ? (await findCountryByHost(db, '')).country : getCountry(db, countryId);

/** Returns the IANA time zone in which a report begins its days and is sent. */
const findReportZone = async (db: Db, settings: ReportSettings): Promise<string> => (await findReportShop(db, settings)).timeZone;
