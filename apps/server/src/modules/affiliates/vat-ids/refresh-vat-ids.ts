import { sql } from 'drizzle-orm';
import { days } from '#kit/clock';
import type { Services } from '#platform/services';
import { affiliateBalances } from '../ledger/tables.ts';
import { affiliates } from '../tables.ts';
import { checkAffiliateVatId } from './check-affiliate-vat-id.ts';

/** A payout needs an answer that is at most a week old. */
const MAX_AGE_MS = days(7);

interface RefreshRequest {
  /** Some affiliates; default: all. */
  affiliateIds?: readonly number[] | undefined;
  /** When to stop; the rest is checked by the next run. */
  signal: AbortSignal;
}

/** Checks the VAT ids of affiliates with an approved balance, and those about which VIES has not answered yet. Never call this in a transaction. */
export async function refreshVatIds(services: Pick<Services, 'db' | 'config'>, { affiliateIds, signal }: RefreshRequest): Promise<void> {
  if (services.config.viesUrl === undefined || affiliateIds?.length === 0) return;
  const isSelected = affiliateIds ? sql`affiliate.id in ${affiliateIds}` : sql`true`;
  const { rows } = await services.db.execute<{ id: number }>(sql`
    select affiliate.id from ${affiliates} as affiliate
    where affiliate.user_id is not null and affiliate.tax ->> 'vatNumber' <> '' and ${isSelected} and (
      exists (select from ${affiliateBalances} as balance where balance.affiliate_id = affiliate.id and balance.approved > 0)
      or (select status from affiliate_vat_id_checks where affiliate_id = affiliate.id order by id desc limit 1) = 'unreachable')
    order by affiliate.id`);
  for (const { id: affiliateId } of rows) {
    if (signal.aborted) return;
    await checkAffiliateVatId(services, { affiliateId, maxAgeMs: MAX_AGE_MS });
  }
}
