import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { affiliates } from '../../tables.ts';
import { payouts } from '../tables.ts';
import { accountKey } from './account-key.ts';

/** After this number of failed payouts to an account, no more payouts go to it. */
const MAX_FAILURES = 2;

/** The reasons against a payout account. */
export interface AccountDoubts {
  /** Other affiliates with the same account. */
  sharedWith: number[];
  hasFailedRepeatedly: boolean;
}

/** Finds payout accounts that several affiliates share or that payouts failed to reach, unless staff accepted them. By affiliate id. */
export async function findAccountDoubts(db: Db, affiliateIds: readonly number[]): Promise<Map<number, AccountDoubts>> {
  const { rows } = await db.execute<{ id: number; shared: number[]; failures: number }>(sql`
    with accounts as materialized (select id, ${accountKey} as key from ${affiliates} where user_id is not null),
    shared as (select key, array_agg(id order by id) as ids from accounts where key is not null group by key having count(*) > 1)
    select affiliate.id, coalesce(array_remove(shared.ids, affiliate.id), '{}') as shared,
      (select count(*)::int from ${payouts} as failed where failed.affiliate_id = affiliate.id and failed.status = 'failed'
        and failed.account = affiliate.payout_account
        and failed.prepared_at > coalesce(affiliate.payout_account_accepted_at, '-infinity')) as failures
    from ${affiliates} as affiliate
    join accounts on accounts.id = affiliate.id
    left join shared on shared.key = accounts.key and affiliate.payout_account_accepted_at is null
    where affiliate.id in ${[...affiliateIds]}`);
  return new Map(rows.map(({ id, shared, failures }) => [id, { sharedWith: shared, hasFailedRepeatedly: failures >= MAX_FAILURES }]));
}
