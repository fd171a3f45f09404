import { and, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { newsletterDeliveries } from '../tables.ts';

/** Returns whether a subscriber has received the welcome email before. */
export async function wasWelcomed(db: Db, subscriberId: number): Promise<boolean> {
  const { subscriberId: owner, flow, status } = newsletterDeliveries;
  return (await db.$count(newsletterDeliveries, and(eq(owner, subscriberId), eq(flow, 'welcome'), eq(status, 'sent')))) > 0;
}

/** Records that the welcome email was sent. A job of its own has sent it, without the throttle of mailings. */
export async function recordWelcome(db: Db, subscriberId: number): Promise<void> {
  const at = now();
  await db.insert(newsletterDeliveries).values({ flow: 'welcome', subscriberId, status: 'sent', dueAt: at, sentAt: at, attempts: 1 });
}
