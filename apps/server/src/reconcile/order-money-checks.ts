import { sql } from 'drizzle-orm';
import { minutes, now } from '#kit/clock';
import { cashSteps } from '#modules/countries';
import { remittedCash } from '#modules/fulfilment';
import { orderChecks } from '#modules/orders';
import { moneyByReference, refundsByReference } from '#modules/payments';
import type { ReconciliationCheck } from '#platform/sql/reconciliation-checks';

/** Time in ms that an order's status may lag behind its payments; the job that updates it starts at once. */
const JOB_LIMIT_MS = minutes(15);

const moneyByOrder = sql`
  select placed.order_number, placed.country_id, placed.is_edited, placed.status, placed.payment_status, placed.total, placed.currency,
    money.currency as came_in, coalesce(money.attempts, 0) as attempts, coalesce(money.under_way, 0) as under_way,
    coalesce(money.kept, 0) as kept, money.last_at,
    coalesce(refund.due, 0) as due, coalesce(refund.done, 0) as done, refund.last_at as refunded_at,
    cash.amount as cash
  from (${orderChecks}) as placed
  left join (${moneyByReference}) as money on money.reference = placed.order_number
  left join (${refundsByReference}) as refund on refund.reference = placed.order_number
  left join (${remittedCash}) as cash on cash.order_id = placed.id`;

const getRecentLimit = () => sql`${new Date(now().getTime() - JOB_LIMIT_MS).toISOString()}::timestamptz`;

/** Compares the money in orders with payments and refunds. */
export const reconcileOrderMoney = (): ReconciliationCheck[] => [
  {
    name: 'order-money',
    broken: sql`
      select format('order %s', order_number) as about,
        format('its status is %s and its payment status %s; its total is %s %s, but its payments without refunds are %s %s', status, payment_status, total, currency, kept, came_in) as problem
      from (${moneyByOrder}) as paid
      where case
        when status = 'PENDING' then kept <> 0
        when status = 'CANCELLED' then kept > due + done
        when attempts = 0 then kept <> 0 or (payment_status in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')) <> (cash is not null)
          -- An order from before a country's rounding law was known here has an exact total.
          or cash > total + coalesce((select max(step) / 2 from (${cashSteps}) as rounding where rounding.country_id = paid.country_id), 0)
        -- What an edited order was paid with beyond what it costs now has gone back.
        when is_edited and (kept < total or kept > total + due + done) then true
        else (kept <> total and not is_edited) or came_in <> currency or payment_status not in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED') end`,
  },
  {
    name: 'order-waiting',
    broken: sql`
      select format('order %s', order_number) as about, 'its payments have ended, but it still waits for payment' as problem,
        last_at > ${getRecentLimit()} as is_waiting
      from (${moneyByOrder}) as paid
      where status = 'PENDING' and attempts > 0 and under_way = 0`,
  },
  {
    name: 'order-refunds',
    broken: sql`
      select format('order %s', order_number) as about, format('of %s %s, %s are refunded and %s are to be refunded', total, currency, done, due) as problem
      from (${moneyByOrder}) as paid where due + done > greatest(total, kept)`,
  },
  {
    name: 'order-refunded',
    broken: sql`
      select format('order %s', order_number) as about,
        format('its payment status is %s, but of %s %s, %s are refunded', payment_status, total, currency, done) as problem, refunded_at > ${getRecentLimit()} as is_waiting
      from (${moneyByOrder}) as paid
      where (status <> 'CANCELLED' or kept > 0) and payment_status in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')
        and payment_status <> case when done = 0 then 'PAID' when done >= greatest(total, kept) then 'REFUNDED' else 'PARTIALLY_REFUNDED' end`,
  },
  {
    name: 'money-for-nothing',
    broken: sql`
      select format('order %s', reference) as about, 'a payment was requested for it, but the order does not exist' as problem
      from (${moneyByReference}) as money
      where reference not in (select order_number from (${orderChecks}) as placed)`,
  },
];
