import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { newsletterSubscribers } from './tables.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** Returns a subscription for its owner's data export, without any secret. @param email lower case */
export async function readSubscriberData(db: Db, email: string) {
  const { status, consentText, consentAt, source, countryId, languageId, confirmedAt, endedAt } = newsletterSubscribers;
  const [found] = await db
    .select({ status, consentText, consentAt, source, countryId, languageId, confirmedAt, endedAt })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  return found ?? null;
}

/** Returns the recipient of a newsletter mail. @returns undefined for a deleted subscriber */
export async function findSubscriberContact(db: Db, subscriberId: number) {
  const [found] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, subscriberId));
  if (!found) return undefined;
  const { email, countryId, languageId, status } = found;
  return { email, countryId, languageId, status, unsubscribeToken: unsubscribeToken(found) };
}
