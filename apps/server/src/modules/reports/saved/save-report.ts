import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { listStaffInArea, lockUser } from '#modules/accounts';
import type { Tx } from '#platform/transaction';
import { SavedReportNotEditable, SavedReportNotFound, TooManySavedReports, UnknownRecipient } from '../errors.ts';
import { MAX_SAVED_REPORTS, type SavedReportForm } from './contract.ts';
import { canEditReport, findReportShop, REPORT_AREA, toScheduleColumns, toSchedule, type ReportReader } from './read-saved-report.ts';
import { findNextDueTime } from './schedule.ts';
import { savedReportRecipients, savedReports } from './tables.ts';

/**
 * Saves the settings of a report under a name.
 * @returns the id
 * @throws TooManySavedReports, UnknownRecipient
 */
export async function saveReport(tx: Tx, form: SavedReportForm, ownerId: number): Promise<number> {
  await lockUser(tx, ownerId);
  if ((await tx.$count(savedReports, eq(savedReports.ownerId, ownerId))) >= MAX_SAVED_REPORTS) throw new TooManySavedReports(MAX_SAVED_REPORTS);
  const { name, kind, settings, isShared, schedule } = form;
  const [saved] = await tx
    .insert(savedReports)
    .values({ ownerId, name, kind, settings, isShared, ...toScheduleColumns(schedule), createdAt: now() })
    .returning();
  if (!saved) throw new Error(`the report ${name} was not saved`);
  await storeSchedule(tx, saved, { recipientIds: schedule?.recipientIds ?? [] });
  return saved.id;
}

/**
 * Changes a saved report. A new schedule begins at its next due time. With an unchanged schedule, an email that is due already is still sent.
 * @throws UnknownRecipient
 */
export async function editSavedReport(tx: Tx, id: number, { name, kind, settings, isShared, schedule }: SavedReportForm): Promise<void> {
  const [before] = await tx.select().from(savedReports).where(eq(savedReports.id, id)).for('update');
  const [saved] = await tx
    .update(savedReports)
    .set({ name, kind, settings, isShared, ...toScheduleColumns(schedule) })
    .where(eq(savedReports.id, id))
    .returning();
  if (saved) await storeSchedule(tx, saved, { before, recipientIds: schedule?.recipientIds ?? [] });
}

export async function removeSavedReport(tx: Tx, id: number): Promise<void> {
  await tx.delete(savedReports).where(eq(savedReports.id, id));
}

/** Locks a saved report until this transaction ends. @throws SavedReportNotFound, SavedReportNotEditable */
export async function lockEditableReport(tx: Tx, id: number, reader: ReportReader): Promise<void> {
  const [row] = await tx.select({ ownerId: savedReports.ownerId }).from(savedReports).where(eq(savedReports.id, id)).for('update');
  if (!row) throw new SavedReportNotFound();
  if (!canEditReport(row, reader)) throw new SavedReportNotEditable();
}

type Row = typeof savedReports.$inferSelect;

/** Stores the recipients and the next due time. @param options.before the report before the change */
async function storeSchedule(
  tx: Tx,
  saved: Row,
  { before, recipientIds }: { before?: Row | undefined; recipientIds: readonly number[] },
): Promise<void> {
  const ids = [...new Set(recipientIds)];
  const readers = new Set((await listStaffInArea(tx, REPORT_AREA)).map(({ id }) => id));
  if (ids.some((id) => !readers.has(id))) throw new UnknownRecipient();
  await tx.delete(savedReportRecipients).where(eq(savedReportRecipients.reportId, saved.id));
  if (ids.length > 0) await tx.insert(savedReportRecipients).values(ids.map((userId) => ({ reportId: saved.id, userId })));
  const schedule = toSchedule(saved);
  const { timeZone } = await findReportShop(tx, saved.settings);
  const isUnchanged = before && before.settings.countryId === saved.settings.countryId && isDeepStrictEqual(toSchedule(before), schedule);
  const nextDueAt = (isUnchanged ? before.nextDueAt : null) ?? (schedule && findNextDueTime(schedule, timeZone, now()));
  await tx
    .update(savedReports)
    .set({ nextDueAt, ...(schedule === null && { lastFailedAt: null }) })
    .where(eq(savedReports.id, saved.id));
}
