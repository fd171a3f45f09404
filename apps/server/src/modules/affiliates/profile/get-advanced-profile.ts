import { asc, eq } from 'drizzle-orm';
import { money, toMajor } from '#kit/money';
import { getCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import type { AdvancedProfile } from '../contract.ts';
import { getAffiliateCountry } from '../affiliate-notification.ts';
import { getHoldDays, getPayoutThreshold, getProgramme } from '../programme.ts';
import { getAffiliateProfile } from './get-affiliate-profile.ts';
import { affiliateEvents } from '../tables.ts';

/** Returns an affiliate's profile with the history of their application and the terms of the programme. @throws AffiliateNotFound */
export async function getAdvancedProfile(db: Db, { affiliateId, userId }: { affiliateId: number; userId: number }): Promise<AdvancedProfile> {
  const profile = await getAffiliateProfile(db, userId);
  const steps = await db
    .select({ status: affiliateEvents.to, reason: affiliateEvents.reason, at: affiliateEvents.at })
    .from(affiliateEvents)
    .where(eq(affiliateEvents.affiliateId, affiliateId))
    .orderBy(asc(affiliateEvents.id));
  const programme = await getProgramme(db);
  const { returnDays } = (await getCountry(db, await getAffiliateCountry(db, affiliateId))).returnPolicy;
  const { payoutThresholds } = programme;
  return {
    ...profile,
    history: steps.map(({ status, reason, at }) => ({ status: status as AdvancedProfile['status'], reason, at: at.toISOString() })),
    programme: {
      holdDays: getHoldDays(programme, returnDays),
      payoutThresholds: Object.keys(payoutThresholds).map((currency) => ({
        currency,
        amount: toMajor(money(getPayoutThreshold(payoutThresholds, currency), currency)),
      })),
    },
  };
}
