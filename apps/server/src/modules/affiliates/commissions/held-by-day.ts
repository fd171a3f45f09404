import { sql } from 'drizzle-orm';
import { affiliateCodeChecks } from '#modules/tracking';
import type { Db } from '#platform/database';
import type { HoldReason } from '../hold-reason.ts';
import { commissions } from './tables.ts';

/** Commissions of one affiliate that were held on one day for one reason, and their later state. A commission counts for each reason. */
interface HeldOnDay {
  /** UTC, `YYYY-MM-DD` */
  day: string;
  affiliateId: number;
  code: string;
  reason: HoldReason;
  currency: string;
  /** Minor units, before reversals. */
  amount: number;
  commissions: number;
  waiting: number;
  released: number;
  refused: number;
}

/** Maximum number of rows. */
const MAX_ROWS = 500;

/** Returns the commissions that were held since a time, the latest day first. */
export async function listHeldByDay(db: Db, since: Date): Promise<HeldOnDay[]> {
  const { rows } = await db.execute<HeldOnDay & Record<string, unknown>>(sql`
    select to_char(commission.created_at at time zone 'UTC', 'YYYY-MM-DD') as day, commission.affiliate_id as "affiliateId", codes.code, reason,
      commission.currency, sum(commission.amount)::bigint as amount, count(*)::int as commissions,
      count(*) filter (where commission.verdict is null)::int as waiting,
      count(*) filter (where commission.verdict = 'released')::int as released,
      count(*) filter (where commission.verdict = 'refused')::int as refused
    from ${commissions} as commission
    join (${affiliateCodeChecks}) as codes on codes.affiliate_id = commission.affiliate_id
    cross join lateral jsonb_array_elements_text(commission.hold_reasons) as reason
    where commission.hold_reasons <> '[]' and commission.created_at >= ${since.toISOString()}::timestamptz
    group by 1, 2, 3, 4, 5 order by 1 desc, 7 desc, 3, 4 limit ${MAX_ROWS}`);
  return rows;
}
