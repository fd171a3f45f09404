import { and, isNull, lt, or } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import type { Db } from '#platform/database';
import { stockNotices } from '../tables.ts';

/** Maximum age of an open notice in days: out-of-season goods rarely return. */
const WAITS_DAYS = 180;
/** Maximum age of a notice that was not confirmed, in days, as stated in the confirmation mail. */
const CONFIRMABLE_DAYS = 7;
/** Days after which a sent notice is deleted, as stated in the email. */
const RETENTION_DAYS = 30;

/** Deletes stock notices that were not confirmed or were open too long, and those that were sent some time ago. @returns how many */
export async function deleteStockNotices(db: Db): Promise<number> {
  const before = (count: number) => new Date(now().getTime() - days(count));
  const deleted = await db
    .delete(stockNotices)
    .where(
      or(
        lt(stockNotices.sentAt, before(RETENTION_DAYS)),
        and(isNull(stockNotices.confirmedAt), lt(stockNotices.createdAt, before(CONFIRMABLE_DAYS))),
        and(isNull(stockNotices.sentAt), lt(stockNotices.createdAt, before(WAITS_DAYS))),
      ),
    )
    .returning({ id: stockNotices.id });
  return deleted.length;
}
