import { sql, type SQL } from 'drizzle-orm';
import { ledgerEntries } from '../tables.ts';

/**
 * Selects the last entry up to which an affiliate's approved money has been paid, by currency. A payout takes everything approved
 * when it is prepared and counts once it is paid and has not failed.
 * @returns a query of `currency, sequence`
 */
export const paidUntil = (affiliateId: number): SQL => sql`
  select prepared.currency, max(prepared.sequence) as sequence from ${ledgerEntries} as prepared
  where prepared.affiliate_id = ${affiliateId} and prepared.kind = 'payout' and prepared.approved < 0
    and exists (select from ${ledgerEntries} as done where done.payout_id = prepared.payout_id and done.kind = 'payout' and done.paid > 0)
    and not exists (select from ${ledgerEntries} as failed where failed.payout_id = prepared.payout_id and failed.kind = 'payout-failed')
  group by prepared.currency`;
