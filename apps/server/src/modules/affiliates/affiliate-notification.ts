import { and, eq } from 'drizzle-orm';
import { getAffiliateCode } from '#modules/tracking';
import type { Db } from '#platform/database';
import { affiliateEvents, affiliates } from './tables.ts';
import { findCountryByHost, listActiveCountries } from '../countries/index.ts';

/** The content of a message to an affiliate about a change of status. */
export interface AffiliateNotification {
  userId: number;
  languageId: number;
  /** The affiliate's home country. */
  countryId: number;
  code: string;
  kind: 'applied' | 'approved' | 'rejected' | 'suspended' | 'resumed';
  reason: string;
}

/** Returns the recipient of a message to an affiliate. @returns undefined for a deleted affiliate */
export async function findRecipient(db: Db, affiliateId: number) {
  const [found] = await db
    .select({ userId: affiliates.userId, languageId: affiliates.languageId })
    .from(affiliates)
    .where(eq(affiliates.id, affiliateId));
  if (found?.userId == null) return undefined;
  const { userId, languageId } = found;
  return { affiliateId, userId, languageId, countryId: await getAffiliateCountry(db, affiliateId), code: await getAffiliateCode(db, affiliateId) };
}

/** Returns the message about a change of status. @param eventId the change @returns undefined if the affiliate has no such change */
export async function findAffiliateNotification(
  db: Db,
  { affiliateId, eventId }: { affiliateId: number; eventId: number },
): Promise<AffiliateNotification | undefined> {
  const [found] = await db
    .select({ userId: affiliates.userId, languageId: affiliates.languageId, event: affiliateEvents })
    .from(affiliateEvents)
    .innerJoin(affiliates, eq(affiliates.id, affiliateEvents.affiliateId))
    .where(and(eq(affiliateEvents.id, eventId), eq(affiliateEvents.affiliateId, affiliateId)));
  // A deleted affiliate gets no messages.
  if (found?.userId == null) return undefined;
  const { event, userId, languageId } = found;
  const recipient = { userId, languageId, countryId: await getAffiliateCountry(db, affiliateId) };
  return {
    ...recipient,
    code: await getAffiliateCode(db, affiliateId),
    kind: getNotificationKind(event),
    reason: event.to === 'pending' ? '' : event.reason,
  };
}

function getNotificationKind({ from, to }: { from: string | null; to: string }): AffiliateNotification['kind'] {
  if (to === 'rejected' || to === 'suspended') return to;
  if (to === 'pending') return 'applied';
  return from === 'suspended' ? 'resumed' : 'approved';
}

/** Returns the affiliate's home country: where they are taxed if the shop sells there, else the first country that they sell to. */
export async function getAffiliateCountry(db: Db, affiliateId: number): Promise<number> {
  const [row] = await db.select({ tax: affiliates.tax, countryIds: affiliates.countryIds }).from(affiliates).where(eq(affiliates.id, affiliateId));
  const sold = await listActiveCountries(db);
  const home = sold.find(({ code }) => code === row?.tax.countryCode) ?? sold.find(({ id }) => row?.countryIds.includes(id));
  return home?.id ?? (await findCountryByHost(db, '')).country.id;
}
