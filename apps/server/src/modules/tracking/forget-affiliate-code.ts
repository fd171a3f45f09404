import { and, eq, inArray, sql } from 'drizzle-orm';
import { createSecretId } from '#kit/ids';
import type { Tx } from '#platform/transaction';
import { clicks } from './clicks/click-rows.ts';
import {
  affiliateBrowsers,
  affiliateCodes,
  clickBreakdowns,
  clickCountryDays,
  clickDays,
  customerTouches,
  orderAttributions,
  touches,
} from './tables.ts';
import { noUtm } from './clicks/utm-values.ts';

/** Dimensions whose values the affiliate chose. */
const affiliateChosenDimensions = ['source', 'utm', 'subId'];

/**
 * Removes personal data stored under an affiliate's id. The code becomes available again and is replaced by one that is never credited.
 * Attributions of orders and clicks by country and device stay as numbers.
 */
export async function forgetAffiliateCode(tx: Tx, affiliateId: number): Promise<void> {
  const code = `gone-${createSecretId()}`;
  await tx.update(affiliateCodes).set({ code, userId: null, isEarning: false }).where(eq(affiliateCodes.affiliateId, affiliateId));
  await tx.delete(touches).where(eq(touches.affiliateId, affiliateId));
  await tx.delete(customerTouches).where(eq(customerTouches.affiliateId, affiliateId));
  await tx.delete(affiliateBrowsers).where(eq(affiliateBrowsers.affiliateId, affiliateId));
  const emptyFields = { source: '', utmSource: '', utmMedium: '', utmCampaign: '', utmContent: '', utmTerm: '', subId: '', referrer: '' };
  await tx
    .update(clicks)
    .set({ ...emptyFields, code: code.toLowerCase(), landingPage: sql`split_part(${clicks.landingPage}, '?', 1)` })
    .where(eq(clicks.affiliateId, affiliateId));
  await tx.delete(clickBreakdowns).where(eq(clickBreakdowns.affiliateId, affiliateId));
  for (const counts of [clickDays, clickCountryDays])
    await tx.delete(counts).where(and(eq(counts.affiliateId, affiliateId), inArray(counts.dimension, affiliateChosenDimensions)));
  await tx.update(orderAttributions).set({ source: '', utm: noUtm, subId: '' }).where(eq(orderAttributions.affiliateId, affiliateId));
  await tx.execute(sql`
    update ${orderAttributions} set candidates = (
      select jsonb_agg(case when one ->> 'affiliateId' = ${String(affiliateId)} then one || jsonb_build_object('code', ${code}::text) else one end order by place)
      from jsonb_array_elements(candidates) with ordinality as listed (one, place)
    ) where candidates @> ${JSON.stringify([{ affiliateId }])}::jsonb`);
}
