import { sql } from 'drizzle-orm';
import { orderBuyers } from '#modules/orders';
import { money, toMajor } from '#kit/money';
import type { Db } from '#platform/database';
import { mailings, newsletterDeliveries, newsletterSubscribers } from '../tables.ts';

/** Counts of a mailing. Opening an email is not measured (decision 134). */
export interface MailingResults {
  recipients: number;
  waiting: number;
  sent: number;
  skipped: number;
  bounced: number;
  failed: number;
  unsubscribed: number;
  /** Pages opened by its links. */
  visits: number;
  /** Orders of recipients within seven days after the email. */
  orders: number;
  /** Sums of these orders, major units. */
  sales: { currency: string; amount: number }[];
}

type Counts = Omit<MailingResults, 'orders' | 'sales'>;

interface CountsRow extends Counts, Record<string, unknown> {
  hasStarted: boolean;
}

/** Returns the results of a mailing. */
export async function readMailingResults(db: Db, id: number): Promise<MailingResults> {
  const { rows } = await db.execute<CountsRow>(sql`
    select count(delivery.id)::int as recipients, ${countStatus('waiting')} as waiting, ${countStatus('sent')} as sent,
      ${countStatus('skipped')} as skipped, ${countStatus('bounced')} as bounced, ${countStatus('failed')} as failed,
      count(*) filter (where unsubscribed_at is not null)::int as unsubscribed, mailing.visits, mailing.started_at is not null as "hasStarted"
    from ${mailings} as mailing left join ${newsletterDeliveries} as delivery on delivery.mailing_id = mailing.id
    where mailing.id = ${id} group by mailing.id`);
  const [found] = rows;
  if (!found) throw new Error(`mailing ${id} has no results`);
  const { hasStarted, ...counts } = found;
  const { rows: sales } = hasStarted ? await db.execute<{ currency: string; orders: number; total: number }>(selectOrders(id)) : { rows: [] };
  return {
    ...counts,
    orders: sales.reduce((sum, { orders }) => sum + orders, 0),
    sales: sales.map(({ currency, total }) => ({ currency, amount: toMajor(money(total, currency)) })),
  };
}

const countStatus = (status: string) => sql`count(*) filter (where delivery.status = ${status})::int`;

/**
 * Selects the orders by currency. An order counts for the last mailing that its buyer received before it. The times of the mailing limit the
 * orders that are read.
 */
const selectOrders = (id: number) => sql`
  select bought.currency, count(*)::int as orders, sum(bought.total)::float8 as total
  from ${mailings} as mailing join ${newsletterDeliveries} as delivery on delivery.mailing_id = mailing.id
    join ${newsletterSubscribers} as subscriber on subscriber.id = delivery.subscriber_id
    join (${orderBuyers}) as bought on bought.buyer = subscriber.email
      and bought.placed_at >= mailing.started_at and bought.placed_at < coalesce(mailing.ended_at, 'infinity') + interval '7 days'
      and bought.placed_at >= delivery.sent_at and bought.placed_at < delivery.sent_at + interval '7 days'
  where mailing.id = ${id} and delivery.status = 'sent' and not exists (
    select from ${newsletterDeliveries} as later where later.subscriber_id = delivery.subscriber_id and later.mailing_id is not null
      and later.sent_at > delivery.sent_at and later.sent_at <= bought.placed_at)
  group by bought.currency order by total desc`;
