import { and, eq, isNull } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import { NoticeLinkExpired } from '../errors.ts';
import { stockNotices } from '../tables.ts';
import { findNoticeByToken } from './notice-token.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** The owner of an email address has followed the link of a stock notice. */
    'stock-notice.confirmed': { noticeId: number };
  }
}

/**
 * Confirms a stock notice by the token of its link. A repeated call has no effect. If the variant is already back in stock, the email about
 * it is sent at once.
 * @throws NoticeLinkExpired
 */
export async function confirmStockNotice(db: Db, token: string): Promise<void> {
  const noticeId = await findNoticeByToken(db, token);
  if (noticeId === undefined) throw new NoticeLinkExpired();
  await inTransaction(db, async (tx) => {
    const condition = and(eq(stockNotices.id, noticeId), isNull(stockNotices.sentAt));
    const [notice] = await tx.select({ confirmedAt: stockNotices.confirmedAt }).from(stockNotices).where(condition).for('update');
    if (!notice) throw new NoticeLinkExpired();
    if (notice.confirmedAt) return;
    await tx.update(stockNotices).set({ confirmedAt: now() }).where(condition);
    await publish(tx, { type: 'stock-notice.confirmed', payload: { noticeId } });
  });
}
