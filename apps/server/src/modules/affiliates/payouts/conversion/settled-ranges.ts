import { sql } from 'drizzle-orm';
import { payouts } from '../tables.ts';

/**
 * Selects the ranges of ledger entries that payouts settle, by currency: the range in the currency of the payout, and one for each converted
 * balance. Columns: `id, affiliate_id, currency, first_sequence, last_sequence, status`.
 */
export const settledRanges = sql`
  select id, affiliate_id, currency, first_sequence, last_sequence, status from ${payouts}
  union all
  select payout.id, payout.affiliate_id, (balance ->> 'currency')::char(3), (balance ->> 'firstSequence')::int, (balance ->> 'lastSequence')::int, payout.status
  from ${payouts} as payout cross join lateral jsonb_array_elements(payout.conversion -> 'balances') as balance
  where payout.conversion is not null`;
