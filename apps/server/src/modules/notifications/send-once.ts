import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { sentNotifications } from './tables.ts';

/** A sender that has not come back after this long (ms) has died: longer than any mail server is waited for. */
export const PATIENCE = 60_000;

interface News {
  orderId: number;
  /** The mail, such as `order-confirmation`. */
  kind: string;
  recipient: string;
}

/**
 * Sends a piece of news about an order unless it has been sent. Two that try at once do not send it twice.
 * @throws Error while somebody else is sending it, and what `send` throws: to be tried again later
 */
export async function sendOnce(db: Db, news: News, send: () => Promise<void>): Promise<void> {
  if (!(await isClaimed(db, news))) return;
  const ofNews = and(eq(sentNotifications.orderId, news.orderId), eq(sentNotifications.kind, news.kind));
  try {
    await send();
  } catch (error) {
    await db.delete(sentNotifications).where(ofNews);
    throw error;
  }
  await db.update(sentNotifications).set({ sentAt: now() }).where(ofNews);
}

/** @returns false if it has been sent */
async function isClaimed(db: Db, news: News): Promise<boolean> {
  const claimedAt = now();
  const [claim] = await db
    .insert(sentNotifications)
    .values({ ...news, claimedAt })
    .onConflictDoUpdate({
      target: [sentNotifications.orderId, sentNotifications.kind],
      set: { claimedAt: sql`excluded.claimed_at` },
      setWhere: and(isNull(sentNotifications.sentAt), lt(sentNotifications.claimedAt, new Date(claimedAt.getTime() - PATIENCE))),
    })
    .returning({ orderId: sentNotifications.orderId });
  if (claim) return true;
  const [known] = await db
    .select({ sentAt: sentNotifications.sentAt })
    .from(sentNotifications)
    .where(and(eq(sentNotifications.orderId, news.orderId), eq(sentNotifications.kind, news.kind)));
  if (known?.sentAt) return false;
  throw new Error(`${news.kind} of order ${news.orderId} is being sent`);
}
