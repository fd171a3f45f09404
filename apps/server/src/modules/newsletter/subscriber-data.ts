import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { newsletterSubscribers } from './tables.ts';

/** Returns a subscription for its owner's data export, without any secret. @param email lower case */
export async function subscriberData(db: Db, email: string) {
  const { status, consentText, consentAt, source, countryId, languageId, confirmedAt, endedAt } = newsletterSubscribers;
  const [found] = await db
    .select({ status, consentText, consentAt, source, countryId, languageId, confirmedAt, endedAt })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  return found ?? null;
}
