import { and, isNull, lt, or } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import type { Db } from '#platform/database';
import { stockNotices } from './tables.ts';

/** After as many days nobody wants it any more: last season's shirt. */
const WAITS_DAYS = 180;
/** As the mail says. */
const KEPT_DAYS = 30;

/** Deletes wishes that have waited too long, and those that were granted a while ago. @returns how many */
export async function forgetStockNotices(db: Db): Promise<number> {
  const before = (count: number) => new Date(now().getTime() - days(count));
  const gone = await db
    .delete(stockNotices)
    .where(or(lt(stockNotices.sentAt, before(KEPT_DAYS)), and(isNull(stockNotices.sentAt), lt(stockNotices.createdAt, before(WAITS_DAYS)))))
    .returning({ id: stockNotices.id });
  return gone.length;
}
