import { sql, type SQL } from 'drizzle-orm';
import { ledgerEntries } from '../tables.ts';

/**
 * Up to which entry an affiliate's approved money has been paid, by currency: a payout takes all that is approved when it is prepared,
 * and it counts once the money has gone and did not come back. A query of `currency, sequence`.
 */
export const paidUntil = (affiliateId: number): SQL => sql`
  select prepared.currency, max(prepared.sequence) as sequence from ${ledgerEntries} as prepared
  where prepared.affiliate_id = ${affiliateId} and prepared.kind = 'payout' and prepared.approved < 0
    and exists (select from ${ledgerEntries} as done where done.payout_id = prepared.payout_id and done.kind = 'payout' and done.paid > 0)
    and not exists (select from ${ledgerEntries} as failed where failed.payout_id = prepared.payout_id and failed.kind = 'payout-failed')
  group by prepared.currency`;
