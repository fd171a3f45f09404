import { sql, type SQL } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { listActiveCountries, paymentTerms } from '#modules/countries';
import { orderBooks, orderLineBooks } from '#modules/orders';
import { countUpTo, type Counted } from '#platform/count-up-to';
import type { Db } from '#platform/database';
import { shipmentItems, shipments } from './tables.ts';

/** What somebody's hands are needed for. */
export const kindsOfWork = ['to-confirm', 'to-pack', 'to-ship', 'long-on-the-way', 'cash-to-come'] as const;
type KindOfWork = (typeof kindsOfWork)[number];

/** Days after which a parcel counts as long on the way. */
export const LONG_ON_THE_WAY_DAYS = 7;

/** The orders that wait for something: a query of their ids, each once or more often. */
export async function ordersAtWork(db: Db, kind: KindOfWork): Promise<SQL> {
  if (kind === 'to-confirm') return atDesk(db);
  if (kind === 'to-pack') return toPack;
  if (kind === 'to-ship') return sql`select order_id from ${shipments} where ${shipments.status} = 'PACKED'`;
  if (kind === 'cash-to-come') return sql`select id from (${orderBooks}) as placed where status = 'DELIVERED' and payment_status = 'UNPAID'`;
  const since = new Date(now().getTime() - days(LONG_ON_THE_WAY_DAYS)).toISOString();
  return sql`
    select order_id from ${shipments} where ${shipments.status} = 'UNDELIVERED'
    union select order_id from ${shipments} where ${shipments.status} = 'SHIPPED' and ${shipments.shippedAt} < ${since}`;
}

/** How many orders wait for it. */
export async function countAtWork(db: Db, kind: KindOfWork): Promise<Counted> {
  return countUpTo(db, sql`select distinct * from (${await ordersAtWork(db, kind)}) as waiting`);
}

/** Those that are paid online wait for their money, not for the desk. */
async function atDesk(db: Db): Promise<SQL> {
  const pairs: SQL[] = [];
  for (const { id } of await listActiveCountries(db)) {
    for (const { code, provider } of await paymentTerms(db, id)) if (provider === 'none') pairs.push(sql`(${id}::int, ${code}::text)`);
  }
  if (pairs.length === 0) return sql`select 0 where false`;
  return sql`
    select id from (${orderBooks}) as placed where status = 'PENDING' and (country_id, payment_method) in (values ${sql.join(pairs, sql`, `)})`;
}

/** Of what is confirmed nothing is packed yet; of what is packed or shipped something may be left. */
const toPack: SQL = sql`
  select id from (${orderBooks}) as placed where status = 'CONFIRMED'
  union
  select id from (${orderBooks}) as placed where status in ('PACKED', 'SHIPPED') and exists (
    select from (${orderLineBooks}) as line
    where line.order_id = placed.id and line.kind = 'goods' and line.quantity - line.cancelled > (
      select coalesce(sum(item.quantity), 0) from ${shipmentItems} as item join ${shipments} as parcel on parcel.id = item.shipment_id
      where item.order_line_id = line.id and parcel.return_number is null
    )
  )`;
