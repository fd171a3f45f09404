import { sql } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { orderBuyers } from '#modules/orders';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { newsletterDeliveries, newsletterSubscribers } from '../tables.ts';
import { getFlowSettings } from './flow-settings.ts';

/**
 * Adds a win-back email for each confirmed subscriber whose last order is old enough and who got none within the pause. The jobs of
 * mailings send them with the same throttle.
 * @returns the number of added emails
 */
export async function addWinBacks(db: Db): Promise<number> {
  const { isActive, delayDays, pauseDays } = await getFlowSettings(db, 'win-back');
  if (!isActive) return 0;
  const at = now();
  const [lastOrderBefore, lastMailBefore] = [delayDays, pauseDays].map((count) => new Date(at.getTime() - days(count)).toISOString());
  return inTransaction(db, async (tx) => {
    // The second of two calls must see the emails of the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('newsletter win-back'))`);
    const { rowCount } = await tx.execute(sql`
      insert into ${newsletterDeliveries} (flow, subscriber_id, due_at)
      select 'win-back', subscriber.id, ${at.toISOString()}
      from ${newsletterSubscribers} as subscriber
        join (select buyer, max(placed_at) as last_at from (${orderBuyers}) as bought group by buyer) as history on history.buyer = subscriber.email
      where subscriber.status = 'confirmed' and history.last_at <= ${lastOrderBefore} and not exists (
        select from ${newsletterDeliveries} as earlier where earlier.subscriber_id = subscriber.id and earlier.flow = 'win-back'
          and (earlier.status = 'waiting' or (earlier.status <> 'skipped' and earlier.claimed_at > ${lastMailBefore})))`);
    return rowCount ?? 0;
  });
}
