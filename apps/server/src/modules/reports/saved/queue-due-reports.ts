import { and, asc, eq, lte } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction, type Tx } from '#platform/transaction';
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
  while (!signal.aborted && (await inTransaction(db, queueNext))) {
    // One transaction per report, so that a report that fails does not hold back those before it.
  }
}

/** @returns false if no report is due */
async function queueNext(tx: Tx): Promise<boolean> {
  const at = now();
  const [report] = await tx
    .select()
    .from(savedReports)
    .where(lte(savedReports.nextDueAt, at))
    .orderBy(asc(savedReports.nextDueAt))
    .limit(1)
    // Another process may queue due reports at the same time.
    .for('update', { skipLocked: true });
  if (!report?.nextDueAt) return false;
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
    .where(and(eq(savedReports.id, report.id)));
  return true;
}
