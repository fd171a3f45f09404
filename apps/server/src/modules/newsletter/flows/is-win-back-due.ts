import { eq, sql } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { orderBuyers } from '#modules/orders';
import type { Db } from '#platform/database';
import { newsletterSubscribers } from '../tables.ts';
import type { FlowSettings } from './flow-settings.ts';

/** Returns whether a waiting win-back email may still be sent: the flow is active, and the subscriber has not ordered within its delay. */
export async function isWinBackDue(
  db: Db,
  subscriberId: number,
  { isActive, delayDays }: Pick<FlowSettings, 'isActive' | 'delayDays'>,
): Promise<boolean> {
  if (!isActive) return false;
  const orderedAfter = new Date(now().getTime() - days(delayDays)).toISOString();
  const { rowCount } = await db.execute(sql`
    select from ${newsletterSubscribers} where ${eq(newsletterSubscribers.id, subscriberId)} and not exists (
      select from (${orderBuyers}) as bought where bought.buyer = ${newsletterSubscribers.email} and bought.placed_at > ${orderedAfter})`);
  return rowCount === 1;
}
