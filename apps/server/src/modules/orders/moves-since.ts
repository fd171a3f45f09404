import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { orderEvents, orders } from './tables.ts';

/** How many orders were placed, paid for and cancelled in some time, and what they came to. */
export interface OrderMoves {
  countryId: number;
  currency: string;
  move: 'placed' | 'paid' | 'cancelled';
  orders: number;
  /** Minor units. */
  amount: number;
}

/** A transaction may write what it has numbered this much later, in seconds: longer none is left open. */
const LATE = 15;

/** Where the events stand, but for the last seconds. */
export async function lastMove(db: Db): Promise<number> {
  const { rows } = await db.execute<{ last: number }>(
    sql`select coalesce((select id from ${orderEvents} where at < now() - make_interval(secs => ${LATE}) order by id desc limit 1), 0)::int8 as last`,
  );
  return rows[0]?.last ?? 0;
}

/** What has happened to orders since an event, the last seconds left out. @returns with it the event to go on from */
export async function movesSince(db: Db, after: number): Promise<{ moves: OrderMoves[]; last: number }> {
  const last = await lastMove(db);
  if (last <= after) return { moves: [], last: after };
  const { rows } = await db.execute<OrderMoves & Record<string, unknown>>(sql`
    select placed.country_id as "countryId", placed.currency, move, count(*)::int as orders, sum(placed.total) as amount
    from (
      select order_id, case when life = 'payment' then 'paid' when "to" = 'CANCELLED' then 'cancelled' else 'placed' end as move
      from ${orderEvents}
      where id > ${after} and id <= ${last}
        and ((life = 'status' and ("to" = 'CANCELLED' or "from" is null)) or (life = 'payment' and "to" = 'PAID'))
    ) as moved join ${orders} as placed on placed.id = moved.order_id
    group by 1, 2, 3`);
  return { moves: rows, last };
}
