import { asc, eq } from 'drizzle-orm';
import { money, toMajor } from '#kit/money';
import type { Db } from '#platform/database';
import type { AdvancedProfile } from './contract.ts';
import { programmeOf } from './programme.ts';
import { profileOf } from './profile-of.ts';
import { affiliateEvents } from './tables.ts';

/** An affiliate's profile with what became of his application and what the programme promises him. @throws AffiliateNotFound */
export async function advancedProfileOf(db: Db, { affiliateId, userId }: { affiliateId: number; userId: number }): Promise<AdvancedProfile> {
  const profile = await profileOf(db, userId);
  const steps = await db
    .select({ status: affiliateEvents.to, reason: affiliateEvents.reason, at: affiliateEvents.at })
    .from(affiliateEvents)
    .where(eq(affiliateEvents.affiliateId, affiliateId))
    .orderBy(asc(affiliateEvents.id));
  const { holdDays, payoutThresholds } = await programmeOf(db);
  return {
    ...profile,
    history: steps.map(({ status, reason, at }) => ({ status: status as AdvancedProfile['status'], reason, at: at.toISOString() })),
    programme: {
      holdDays,
      payoutThresholds: Object.entries(payoutThresholds).map(([currency, amount]) => ({ currency, amount: toMajor(money(amount, currency)) })),
    },
  };
}
