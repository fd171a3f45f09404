import { sql, type SQL } from 'drizzle-orm';
import { orderEvents, orderLines, orders } from './tables.ts';

/** All orders for reconciliation: a query of numbers, states and amounts (minor units). */
export const orderChecks: SQL = sql`
  select id, order_number, invoice_number, country_id, currency, status, payment_status, payment_method, total, vat, is_intra_community, rounding, coupon_code, cart_id, placed_at,
    (select max(at) from ${orderEvents} as event where event.order_id = placed.id and event."to" = 'CONFIRMED') as confirmed_at,
    (select max(at) from ${orderEvents} as event where event.order_id = placed.id) as moved_at,
    exists (select from ${orderEvents} as event where event.order_id = placed.id and event.kind = 'edit') as is_edited
  from ${orders} as placed`;

/** The goods of all orders by variant: a query with `order_id, variant_id, quantity, cancelled, returned`. */
export const orderPieces: SQL = sql`
  select order_id, variant_id, sum(quantity)::int as quantity, sum(cancelled)::int as cancelled, sum(returned)::int as returned
  from ${orderLines} where variant_id is not null group by order_id, variant_id`;

/**
 * The lines of all orders: a query with `id, order_id, position, kind, product_id, variant_id, quantity, cancelled, returned, expected_back,
 * unit_price, total, vat`. `unit_price` is the regular price of one piece. Amounts in minor units.
 */
export const orderLineChecks: SQL = sql`
  select id, order_id, position, kind, product_id, variant_id, quantity, cancelled, returned, expected_back, unit_price, total, vat from ${orderLines}`;

/**
 * Who placed each order: a query with `buyer, country_id, placed_at, currency, total` (minor units). The buyer is the email address in lower case, because guests have no
 * account. Cancelled and unpaid orders, and orders of erased customers are not included.
 */
export const orderBuyers: SQL = sql`
  select lower(email) as buyer, country_id, placed_at, currency, total from ${orders} where status not in ('PENDING', 'CANCELLED') and email <> ''`;
