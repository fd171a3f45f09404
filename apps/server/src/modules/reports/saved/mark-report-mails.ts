import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { savedReports } from './tables.ts';

/** Records that a report was sent to one of its recipients. */
export async function markReportSent(db: Db, reportId: number): Promise<void> {
  await db.update(savedReports).set({ lastSentAt: now(), lastFailedAt: null }).where(eq(savedReports.id, reportId));
}

/** Records that a report could not be sent, for the list of saved reports. */
export async function markReportFailed(db: Db, reportId: number): Promise<void> {
  await db.update(savedReports).set({ lastFailedAt: now() }).where(eq(savedReports.id, reportId));
}
