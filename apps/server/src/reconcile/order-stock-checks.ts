import { sql } from 'drizzle-orm';
import { cartHolds } from '#modules/cart';
import { movedByReference } from '#modules/catalog';
import { parcelPieces } from '#modules/fulfilment';
import { orderChecks, orderPieces } from '#modules/orders';
import { moneyByReference } from '#modules/payments';
import { stockOfReturns } from '#modules/returns';
import type { ReconciliationCheck } from '#platform/sql/reconciliation-checks';

/**
 * Selects the stock that each order should have held or sold: an unpaid order holds its pieces; one cancelled before packing has
 * none. Pieces returned in a parcel are booked with the parcel's number.
 */
const ofOrders = sql`
  select placed.order_number as reference, pieces.variant_id, placed.cart_id,
    case when placed.status = 'PENDING' and money.unsettled > 0 then pieces.quantity - pieces.cancelled else 0 end as held,
    case when placed.status = 'PENDING' and money.unsettled > 0 then 0
      when placed.status = 'CANCELLED' and placed.id not in (select order_id from (${parcelPieces}) as parcel) then 0
      else pieces.quantity - pieces.cancelled end as sold
  from (${orderChecks}) as placed
  join (${orderPieces}) as pieces on pieces.order_id = placed.id
  left join (${moneyByReference}) as money on money.reference = placed.order_number`;

const wanted = sql`
  select reference, variant_id, held, sold from (${ofOrders}) as of_orders
  union all select reference, variant_id, held, sold from (${stockOfReturns}) as of_returns
  union all select number, variant_id, 0, -sum(quantity)::int from (${parcelPieces}) as parcel
    where status = 'RETURNED_TO_SENDER' group by number, variant_id`;

export const reconcileOrderStock: readonly ReconciliationCheck[] = [
  {
    name: 'stock-held',
    broken: sql`
      select format('%s, variant %s', reference, variant_id) as about,
        format('it reserves %s pieces, but should reserve %s', coalesce(moved.held, 0), coalesce(wanted.held, 0)) as problem
      from (${wanted}) as wanted full join (${movedByReference}) as moved using (reference, variant_id)
      where coalesce(moved.held, 0) <> coalesce(wanted.held, 0)
      order by reference, variant_id`,
  },
  {
    name: 'stock-sold',
    broken: sql`
      select format('%s, variant %s', reference, variant_id) as about,
        format('%s pieces were taken from stock for it, but it has %s', -coalesce(moved.on_hand, 0), coalesce(wanted.sold, 0)) as problem
      from (${wanted}) as wanted full join (${movedByReference}) as moved using (reference, variant_id)
      where -coalesce(moved.on_hand, 0) <> coalesce(wanted.sold, 0)
        and (wanted.reference is not null or reference in (select order_number from (${orderChecks}) as placed))
      order by reference, variant_id`,
  },
  {
    name: 'cart-held',
    broken: sql`
      select format('cart %s…, variant %s', left(holds.cart_id, 6), holds.variant_id) as about,
        format('%s of its pieces are reserved, but its orders reserve %s', holds.held, coalesce(sum(of_orders.held), 0)) as problem
      from (${cartHolds}) as holds
      left join (${ofOrders}) as of_orders on of_orders.cart_id = holds.cart_id and of_orders.variant_id = holds.variant_id
      group by holds.cart_id, holds.variant_id, holds.held
      having holds.held < 0 or holds.held > coalesce(sum(of_orders.held), 0)`,
  },
];
