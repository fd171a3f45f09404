import { sql, and, desc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { orderEvents, orders } from '../tables.ts';

/** Number and amount of orders that were placed, paid and cancelled in a period. */
interface OrderActivity {
  countryId: number;
  currency: string;
  move: 'placed' | 'paid' | 'cancelled';
  orders: number;
  /** Minor units. */
  amount: number;
}

/** Maximum delay between the id and the commit of an event, in s: no transaction stays open longer. */
const MAX_COMMIT_DELAY_SECONDS = 15;

/** Returns the latest event id, without the last seconds. */
export async function getLatestEventId(db: Db): Promise<number> {
  const { rows } = await db.execute<{ last: number }>(
    sql`select coalesce((select id from ${orderEvents} where at < now() - make_interval(secs => ${MAX_COMMIT_DELAY_SECONDS}) order by id desc limit 1), 0)::int8 as last`,
  );
  return rows[0]?.last ?? 0;
}

/** Returns the order activity since an event, without the last seconds. @returns also the event to continue from */
export async function readOrderActivity(db: Db, after: number): Promise<{ moves: OrderActivity[]; last: number }> {
  const last = await getLatestEventId(db);
  if (last <= after) return { moves: [], last: after };
  const { rows } = await db.execute<OrderActivity & Record<string, unknown>>(sql`
    select placed.country_id as "countryId", placed.currency, move, count(*)::int as orders, sum(placed.total)::bigint as amount
    from (
      select order_id, case when kind = 'payment' then 'paid' when "to" = 'CANCELLED' then 'cancelled' else 'placed' end as move
      from ${orderEvents}
      where id > ${after} and id <= ${last}
        and ((kind = 'status' and ("to" = 'CANCELLED' or "from" is null)) or (kind = 'payment' and "to" = 'PAID'))
    ) as moved join ${orders} as placed on placed.id = moved.order_id
    group by 1, 2, 3`);
  return { moves: rows, last };
}

/** Returns the actor of the last cancellation and the state before it; undefined if there was none. */
export async function findCanceller(db: Db, orderId: number): Promise<{ actor: string; from: string | null } | undefined> {
  const [event] = await db
    .select({ actor: orderEvents.actor, from: orderEvents.from })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'status'), eq(orderEvents.to, 'CANCELLED')))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return event;
}
