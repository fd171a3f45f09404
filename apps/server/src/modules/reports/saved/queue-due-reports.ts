import { and, asc, eq, lte } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction, type Tx } from '#platform/transaction';
import { markReportFailed } from './mark-report-mails.ts';
import { findReportShop, toSchedule } from './read-saved-report.ts';
import { findLastDueTime, findNextDueTime } from './schedule.ts';
import { savedReportRecipients, savedReports } from './tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** A saved report is due for one recipient. */
    'report.due': { reportId: number; userId: number; dueAt: string };
  }
}

/** Publishes an event for each recipient of the reports that are due. A report that was due several times is sent for the latest time. */
export async function queueDueReports(db: Db, signal: AbortSignal): Promise<void> {
  const { id, nextDueAt } = savedReports;
  const due = await db.select({ id }).from(savedReports).where(lte(nextDueAt, now())).orderBy(asc(nextDueAt));
  const errors: unknown[] = [];
  for (const report of due) {
    if (signal.aborted) break;
    try {
      await inTransaction(db, (tx) => queueReport(tx, report.id));
    } catch (error) {
      // One report that fails does not hold back the others.
      errors.push(error);
      await markReportFailed(db, report.id);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} saved reports could not be queued`);
}

async function queueReport(tx: Tx, id: number): Promise<void> {
  const at = now();
  const [report] = await tx
    .select()
    .from(savedReports)
    .where(and(eq(savedReports.id, id), lte(savedReports.nextDueAt, at)))
    // Another process may queue due reports at the same time.
    .for('update', { skipLocked: true });
  if (!report?.nextDueAt) return;
  const schedule = toSchedule(report);
  const { timeZone } = await findReportShop(tx, report.settings);
  if (schedule) {
    const dueAt = findLastDueTime(schedule, timeZone, report.nextDueAt, at).toISOString();
    for (const { userId } of await tx.select().from(savedReportRecipients).where(eq(savedReportRecipients.reportId, report.id)))
      await publish(tx, { type: 'report.due', payload: { reportId: report.id, userId, dueAt } });
  }
  await tx
    .update(savedReports)
    .set({ nextDueAt: schedule && findNextDueTime(schedule, timeZone, at) })
    .where(eq(savedReports.id, report.id));
}
