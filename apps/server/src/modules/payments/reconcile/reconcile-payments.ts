import { sql, type SQL } from 'drizzle-orm';
import { minutes, now } from '#kit/clock';
import { runChecks, readFigures, type ReconciliationCheck, type ReconciliationResult } from '#platform/sql/reconciliation-checks';
import type { Db } from '#platform/database';
import { disputedReferences } from '../disputes/find-disputes.ts';
import { payments, refunds } from '../tables.ts';

/** Time limits in ms: for automatic steps, for a provider that is down, and for work by hand. */
const AUTOMATIC_LIMIT_MS = minutes(15);
const PROVIDER_LIMIT_MS = minutes(24 * 60);
const MANUAL_LIMIT_MS = minutes(14 * 24 * 60);
/** Time that a bank may take to confirm a payment that was made on the last day. */
const BANK_LIMIT_MS = minutes(7 * 24 * 60);

/** Checks that each payment was received once, was accepted or refunded, and that no payment is left open. */
export async function reconcilePayments(db: Db): Promise<ReconciliationResult> {
  const at = now();
  return {
    figures: await readFigures(
      db,
      sql`
        (select 'payments ' || status as name, count(*)::text as figure from ${payments} group by status order by status)
        union all (select 'kept, ' || currency, sum(amount)::text from ${payments} where outcome = 'kept' group by currency order by currency)
        union all (select 'refunds ' || status || ', ' || currency, sum(amount)::text from ${refunds}
          group by status, currency order by status, currency)`,
    ),
    discrepancies: await runChecks(db, [...buildPaymentChecks(at), ...buildRefundChecks(at)]),
  };
}

const buildPaymentChecks = (at: Date): ReconciliationCheck[] => [
  {
    name: 'payment-twice',
    broken: sql`
      select format('order %s', reference) as about, format('%s payments were kept for it', count(*)) as problem
      from ${payments} where outcome = 'kept' group by reference having count(*) > 1`,
  },
  {
    name: 'payment-outcome',
    broken: sql`
      select format('payment %s of order %s', id, reference) as about, format('its outcome is %s, but its status is %s', outcome, status) as problem
      from ${payments} where outcome in ('kept', 'refund-due', 'refunded') and status <> 'paid'`,
  },
  {
    name: 'payment-unsettled',
    broken: sql`
      select format('payment %s of order %s', id, reference) as about,
        case when outcome is null then 'it was paid, but not assigned to its order' else 'it was paid for an order that another payment had paid' end as problem,
        ${isYounger(sql`updated_at`, at, AUTOMATIC_LIMIT_MS)} as is_waiting
      from ${payments} where status = 'paid' and (outcome is null or outcome = 'replaced')`,
  },
  {
    name: 'payment-unasked',
    broken: sql`
      select format('payment %s of order %s', id, reference) as about, 'its check with the provider is overdue' as problem
      from ${payments} where status in ('open', 'processing') and next_check_at < ${subtractTime(at, AUTOMATIC_LIMIT_MS)}`,
  },
  {
    name: 'payment-overdue',
    broken: sql`
      select format('payment %s of order %s', id, reference) as about,
        format('it had to be paid by %s, and the provider has not reported its outcome', voucher ->> 'payBy') as problem
      from ${payments} where status = 'processing' and (voucher ->> 'payBy')::timestamptz < ${subtractTime(at, BANK_LIMIT_MS)}`,
  },
  {
    name: 'payment-forgotten',
    broken: sql`
      select format('payment %s of order %s', id, reference) as about, format('its status is %s, but no check with the provider is planned', status) as problem
      from ${payments} where status in ('open', 'processing') and next_check_at is null`,
  },
];

const buildRefundChecks = (at: Date): ReconciliationCheck[] => [
  {
    name: 'refund-late',
    broken: sql`
      select format('payment %s of order %s', id, reference) as about, 'it is not refunded yet' as problem,
        ${isYounger(sql`updated_at`, at, PROVIDER_LIMIT_MS)} as is_waiting
      from ${payments} where outcome = 'refund-due'
      union all
      select format('refund %s of order %s', id, reference), format('%s %s have still to go back', amount, currency),
        case when payment_id is null then ${isYounger(sql`created_at`, at, MANUAL_LIMIT_MS)} else ${isYounger(sql`created_at`, at, PROVIDER_LIMIT_MS)} or reference in (${disputedReferences}) end
      from ${refunds} where status = 'due'`,
  },
  {
    name: 'refund-refused',
    broken: sql`
      select format('refund %s of order %s', id, reference) as about, 'the provider refused it. Refund the amount manually.' as problem,
        ${isYounger(sql`created_at`, at, MANUAL_LIMIT_MS)} as is_waiting
      from ${refunds} where status = 'refused'`,
  },
  {
    name: 'refund-sum',
    broken: sql`
      select format('payment %s of order %s', payment.id, payment.reference) as about,
        format('%s %s were received, but %s are refunded or to be refunded', payment.amount, payment.currency, sum(refund.amount)) as problem
      from ${payments} as payment join ${refunds} as refund on refund.payment_id = payment.id
      group by payment.id
      having sum(refund.amount) > payment.amount or payment.status <> 'paid'`,
  },
  {
    name: 'refund-amount',
    broken: sql`
      select format('refund %s of order %s', refund.id, refund.reference) as about,
        format('%s %s cannot be refunded from payment %s', refund.amount, refund.currency, coalesce(payment.id::text, 'by hand')) as problem
      from ${refunds} as refund left join ${payments} as payment on payment.id = refund.payment_id
      where refund.amount < 1 or refund.currency <> payment.currency or refund.reference <> payment.reference
        or (refund.status = 'done' and refund.ended_at is null)`,
  },
];

const subtractTime = (at: Date, by: number): string => new Date(at.getTime() - by).toISOString();
const isYounger = (column: SQL, at: Date, age: number): SQL => sql`${column} > ${subtractTime(at, age)}::timestamptz`;

/**
 * Payment attempts by order number: a query with `reference, currency, kept, attempts, under_way, unsettled, last_at`. Attempts that were
 * replaced by another payment method are ignored. Amounts in minor units.
 */
export const moneyByReference: SQL = sql`
  select reference, min(currency) as currency,
    coalesce(sum(amount) filter (where outcome = 'kept'), 0)::bigint as kept,
    count(*) filter (where outcome is distinct from 'replaced') as attempts,
    count(*) filter (where outcome is null and status in ('open', 'processing')) as under_way,
    count(*) filter (where outcome is null) as unsettled,
    max(updated_at) as last_at
  from ${payments} group by reference`;

/**
 * Due and completed refunds of order payments by order number: a query with `reference, due, done, last_at`. Money without an order to pay
 * for is not included. Amounts in minor units.
 */
export const refundsByReference: SQL = sql`
  select refund.reference, coalesce(sum(refund.amount) filter (where refund.status <> 'done'), 0)::bigint as due,
    coalesce(sum(refund.amount) filter (where refund.status = 'done'), 0)::bigint as done, max(refund.ended_at) as last_at
  from ${refunds} as refund left join ${payments} as payment on payment.id = refund.payment_id
  where refund.payment_id is null or payment.outcome = 'kept'
  group by refund.reference`;

/** Due and completed refunds by cause: a query with `reference, cause, amount` (minor units). */
export const refundsByCause: SQL = sql`select reference, cause, amount from ${refunds}`;
