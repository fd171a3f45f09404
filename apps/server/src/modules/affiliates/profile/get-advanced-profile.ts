import { asc, eq } from 'drizzle-orm';
import { money, toMajor } from '#kit/money';
import type { Db } from '#platform/database';
import type { AdvancedProfile } from '../contract.ts';
import { getProgramme } from '../programme.ts';
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
  const { holdDays, payoutThresholds } = await getProgramme(db);
  return {
    ...profile,
    history: steps.map(({ status, reason, at }) => ({ status: status as AdvancedProfile['status'], reason, at: at.toISOString() })),
    programme: {
      holdDays,
      payoutThresholds: Object.entries(payoutThresholds).map(([currency, amount]) => ({ currency, amount: toMajor(money(amount, currency)) })),
    },
  };
}
