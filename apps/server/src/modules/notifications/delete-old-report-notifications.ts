import { lt } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import type { Db } from '#platform/database';
import { reportNotifications } from './tables.ts';

/** Days after which no attempt sends the email of a due time any more. The last one is after about three days, or later if staff repeat it. */
const RETENTION_DAYS = 30;

/** Deletes the records that a saved report was sent for old due times. @returns how many */
export async function deleteOldReportNotifications(db: Db): Promise<number> {
  const deleted = await db
    .delete(reportNotifications)
    .where(lt(reportNotifications.dueAt, new Date(now().getTime() - days(RETENTION_DAYS))))
    .returning({ reportId: reportNotifications.reportId });
  return deleted.length;
}
