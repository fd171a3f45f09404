import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { paymentEvents, payments } from '../tables.ts';

/** The messages of a payment provider compared with its payments. */
interface EventActivity {
  provider: string;
  /** When the last message arrived; null: no message ever arrived. */
  lastReceivedAt: Date | null;
  /** Payments that were paid although no message arrived since they began: the shop detected them by its own checks. */
  paidWithoutMessage: number;
}

/**
 * Compares the messages of each payment provider with its payments.
 * @param until payments that began later are left out, because their messages may still be under way
 */
export async function listEventActivity(db: Db, until: Date): Promise<EventActivity[]> {
  const { rows } = await db.execute<{ provider: string; lastReceivedAt: string | null; paidWithoutMessage: number }>(sql`
    with received as (select provider, max(received_at) as at from ${paymentEvents} group by provider)
    select provider, to_char(received.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastReceivedAt",
      (select count(*)::int from ${payments} as payment where payment.provider = known.provider and payment.status = 'paid'
        and payment.created_at > coalesce(received.at, '-infinity') and payment.created_at < ${until.toISOString()}::timestamptz) as "paidWithoutMessage"
    from (select provider from ${payments} union select provider from received) as known left join received using (provider)
    order by provider`);
  return rows.map(({ lastReceivedAt, ...rest }) => ({ ...rest, lastReceivedAt: lastReceivedAt === null ? null : new Date(lastReceivedAt) }));
}
