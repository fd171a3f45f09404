import { sql } from 'drizzle-orm';
import { parcelPieces } from '#modules/fulfilment';
import { creditsByCause } from '#modules/invoicing';
import { orderChecks, orderLineChecks } from '#modules/orders';
import { refundsByCause } from '#modules/payments';
import { couponsOfOrders } from '#modules/promotions';
import { piecesExpectedBack, piecesSentBack } from '#modules/returns';
import type { ReconciliationCheck } from '#platform/sql/reconciliation-checks';

/** Compares orders, parcels, returns, documents and coupons with each other. */
export const piecesAndDocuments: readonly ReconciliationCheck[] = [
  {
    name: 'pieces-back',
    broken: sql`
      select format('order %s, line %s', placed.order_number, line.position) as about,
        format('%s pieces count as returned, but %s were sent back and %s never arrived', line.returned, coalesce(back.quantity, 0), coalesce(never.quantity, 0)) as problem
      from (${orderLineChecks}) as line
      join (${orderChecks}) as placed on placed.id = line.order_id
      left join (${piecesSentBack}) as back on back.order_line_id = line.id
      left join (
        select order_line_id, sum(quantity)::int as quantity from (${parcelPieces}) as parcel
        where is_gone and return_number is null group by order_line_id
      ) as never on never.order_line_id = line.id
      where line.returned <> coalesce(back.quantity, 0) + coalesce(never.quantity, 0)`,
  },
  {
    name: 'pieces-expected-back',
    broken: sql`
      select format('order %s, line %s', placed.order_number, line.position) as about,
        format('%s pieces are expected back, but %s were withdrawn while their parcel is in transit', line.expected_back, coalesce(withdrawn.quantity, 0)) as problem
      from (${orderLineChecks}) as line
      join (${orderChecks}) as placed on placed.id = line.order_id
      left join (${piecesExpectedBack}) as withdrawn on withdrawn.order_line_id = line.id
      where line.expected_back <> coalesce(withdrawn.quantity, 0)`,
  },
  {
    name: 'refund-document',
    broken: sql`
      select format('order %s', placed.order_number) as about,
        format('for %s, %s were refunded but %s credited', refund.cause, refund.amount, credit.total) as problem
      from (${refundsByCause}) as refund
      join (${creditsByCause}) as credit on credit.cause = refund.cause
      join (${orderChecks}) as placed on placed.order_number = refund.reference
      where abs(refund.amount - credit.total) > abs(placed.rounding)`,
  },
  {
    name: 'coupon-order',
    broken: sql`
      select format('order %s', order_number) as about,
        format('it is %s and was placed with the coupon %s, it counts as a use of %s', coalesce(placed.status, 'nowhere'),
          coalesce(placed.coupon_code, 'of nobody'), coalesce(used.code, 'none')) as problem
      from (${orderChecks}) as placed full join (${couponsOfOrders}) as used using (order_number)
      where case when placed.status = 'CANCELLED' then used.code is not null else placed.coupon_code is distinct from used.code end`,
  },
];
