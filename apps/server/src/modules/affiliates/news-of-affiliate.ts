import { and, eq } from 'drizzle-orm';
import { affiliateCodeOf } from '#modules/tracking';
import type { Db } from '#platform/database';
import { affiliateCountryOf } from './affiliate-country-of.ts';
import { affiliateEvents, affiliates } from './tables.ts';

/** What an affiliate is told of a step of his history. */
export interface AffiliateNews {
  userId: number;
  languageId: number;
  /** Whose shop he is at home in. */
  countryId: number;
  code: string;
  kind: 'applied' | 'approved' | 'rejected' | 'suspended' | 'resumed';
  reason: string;
}

/** Who is told, and how he is known. @returns undefined for whoever was forgotten */
export async function whoseNews(db: Db, affiliateId: number) {
  const [found] = await db
    .select({ userId: affiliates.userId, languageId: affiliates.languageId })
    .from(affiliates)
    .where(eq(affiliates.id, affiliateId));
  if (found?.userId == null) return undefined;
  const { userId, languageId } = found;
  return { affiliateId, userId, languageId, countryId: await affiliateCountryOf(db, affiliateId), code: await affiliateCodeOf(db, affiliateId) };
}

/** @param eventId the step @returns undefined where there is no such step of his */
export async function newsOfAffiliate(
  db: Db,
  { affiliateId, eventId }: { affiliateId: number; eventId: number },
): Promise<AffiliateNews | undefined> {
  const [found] = await db
    .select({ userId: affiliates.userId, languageId: affiliates.languageId, event: affiliateEvents })
    .from(affiliateEvents)
    .innerJoin(affiliates, eq(affiliates.id, affiliateEvents.affiliateId))
    .where(and(eq(affiliateEvents.id, eventId), eq(affiliateEvents.affiliateId, affiliateId)));
  // Whoever was forgotten is told nothing any more.
  if (found?.userId == null) return undefined;
  const { event, userId, languageId } = found;
  const whose = { userId, languageId, countryId: await affiliateCountryOf(db, affiliateId) };
  return { ...whose, code: await affiliateCodeOf(db, affiliateId), kind: kindOf(event), reason: event.to === 'pending' ? '' : event.reason };
}

function kindOf({ from, to }: { from: string | null; to: string }): AffiliateNews['kind'] {
  if (to === 'rejected' || to === 'suspended') return to;
  if (to === 'pending') return 'applied';
  return from === 'suspended' ? 'resumed' : 'approved';
}
