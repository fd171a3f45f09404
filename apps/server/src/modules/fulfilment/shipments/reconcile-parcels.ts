import { sql, type SQL } from 'drizzle-orm';
import { orderChecks, orderLineChecks } from '#modules/orders';
import { runChecks, readFigures, type ReconciliationCheck, type ReconciliationResult } from '#platform/sql/reconciliation-checks';
import type { Db } from '#platform/database';
import { remittances, shipmentEvents, shipmentItems, shipments } from '../tables.ts';

const rules: readonly ReconciliationCheck[] = [
  {
    name: 'parcel-pieces',
    broken: sql`
      select format('order %s, line %s', placed.order_number, line.position) as about,
        format('%s pieces are in parcels, but %s were ordered and %s of them cancelled', sum(item.quantity), line.quantity, line.cancelled) as problem
      from ${shipmentItems} as item
      join ${shipments} as parcel on parcel.id = item.shipment_id and parcel.return_number is null
      join (${orderLineChecks}) as line on line.id = item.order_line_id
      join (${orderChecks}) as placed on placed.id = line.order_id
      group by placed.order_number, line.id, line.position, line.quantity, line.cancelled
      having sum(item.quantity) > line.quantity - line.cancelled`,
  },
  {
    name: 'parcel-events',
    broken: sql`
      with steps as (
        select shipment_id, "from", "to", lag("to") over way as before, lead("to") over way as next
        from ${shipmentEvents} window way as (partition by shipment_id order by id)
      )
      select format('parcel %s', parcel.number) as about, format('its status is %s, but an event changed it from %s to %s', parcel.status, "from", "to") as problem
      from ${shipments} as parcel left join steps on steps.shipment_id = parcel.id
      where "from" is distinct from before or (next is null and "to" is distinct from parcel.status)`,
  },
  {
    name: 'order-parcels',
    broken: sql`
      select format('order %s', order_number) as about, format('its status is %s, but none of its items are in a parcel', status) as problem
      from (${orderChecks}) as placed
      where status in ('PACKED', 'SHIPPED', 'DELIVERED', 'COMPLETED')
        and not exists (select from ${shipments} as parcel where parcel.order_id = placed.id and parcel.return_number is null and parcel.status <> 'UNPACKED')`,
  },
];

/** Checks that parcels contain the ordered pieces and no more. */
export async function reconcileParcels(db: Db): Promise<ReconciliationResult> {
  return {
    figures: await readFigures(db, sql`select 'parcels ' || status as name, count(*) as figure from ${shipments} group by status order by min(id)`),
    discrepancies: await runChecks(db, rules),
  };
}

/**
 * Contents of parcels: a query of `order_id, number, return_number, status, is_gone, ended_at, item_id, order_line_id, variant_id, quantity,
 * returned`; `is_gone` for parcels that were lost or returned.
 */
export const parcelPieces: SQL = sql`
  select parcel.order_id, parcel.number, parcel.return_number, parcel.status,
    exists (select from ${shipmentEvents} as event where event.shipment_id = parcel.id and event."to" in ('LOST', 'RETURNED_TO_SENDER')) as is_gone,
    parcel.ended_at, item.id as item_id, item.order_line_id, item.variant_id, item.quantity, item.returned
  from ${shipments} as parcel join ${shipmentItems} as item on item.shipment_id = parcel.id`;

/** Cash that carriers have remitted: a query of `order_id, amount` (minor units). */
export const remittedCash: SQL = sql`select order_id, amount from ${remittances}`;
