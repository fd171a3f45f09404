import { sql, type SQL } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { listActiveCountries, listPaymentTerms } from '#modules/countries';
import { orderChecks, orderLineChecks } from '#modules/orders';
import { disputedReferences } from '#modules/payments';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import { shipmentItems, shipments } from './tables.ts';

/** Kinds of work that wait for staff. */
export const orderTasks = ['disputed', 'to-confirm', 'to-pack', 'to-ship', 'long-on-the-way', 'cash-to-come'] as const;
type OrderTask = (typeof orderTasks)[number];

/** Days after which a parcel counts as delayed. */
export const LONG_ON_THE_WAY_DAYS = 7;

/** Returns a query for the ids of orders with a kind of work; ids may repeat. */
export async function selectOrdersByTask(db: Db, kind: OrderTask): Promise<SQL> {
  if (kind === 'disputed') return sql`select id from (${orderChecks}) as placed where order_number in (${disputedReferences})`;
  if (kind === 'to-confirm') return selectOrdersToConfirm(db);
  if (kind === 'to-pack') return ordersToPack;
  if (kind === 'to-ship') return sql`select order_id from ${shipments} where ${shipments.status} = 'PACKED'`;
  if (kind === 'cash-to-come') return sql`select id from (${orderChecks}) as placed where status = 'DELIVERED' and payment_status = 'UNPAID'`;
  const since = new Date(now().getTime() - days(LONG_ON_THE_WAY_DAYS)).toISOString();
  return sql`
    select order_id from ${shipments} where ${shipments.status} = 'UNDELIVERED'
    union select order_id from ${shipments} where ${shipments.status} = 'SHIPPED' and ${shipments.shippedAt} < ${since}`;
}

/** Returns the number of orders with a kind of work. */
export async function countOrdersByTask(db: Db, kind: OrderTask): Promise<Counted> {
  return countWithLimit(db, sql`select distinct * from (${await selectOrdersByTask(db, kind)}) as waiting`);
}

/** Orders with online payment wait for their payment, not for confirmation. */
async function selectOrdersToConfirm(db: Db): Promise<SQL> {
  const pairs: SQL[] = [];
  for (const { id } of await listActiveCountries(db)) {
    for (const { code, provider } of await listPaymentTerms(db, id)) if (provider === 'none') pairs.push(sql`(${id}::int, ${code}::text)`);
  }
  if (pairs.length === 0) return sql`select 0 where false`;
  return sql`
    select id from (${orderChecks}) as placed where status = 'PENDING' and (country_id, payment_method) in (values ${sql.join(pairs, sql`, `)})`;
}

/** A confirmed order has no packed pieces; a packed or shipped one may have unpacked pieces. */
const ordersToPack: SQL = sql`
  select id from (${orderChecks}) as placed where status = 'CONFIRMED' and order_number not in (${disputedReferences})
  union
  select id from (${orderChecks}) as placed where status in ('PACKED', 'SHIPPED') and order_number not in (${disputedReferences}) and exists (
    select from (${orderLineChecks}) as line
    where line.order_id = placed.id and line.kind = 'goods' and line.quantity - line.cancelled > (
      select coalesce(sum(item.quantity), 0) from ${shipmentItems} as item join ${shipments} as parcel on parcel.id = item.shipment_id
      where item.order_line_id = line.id and parcel.return_number is null
    )
  )`;
