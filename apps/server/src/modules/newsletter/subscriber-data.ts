import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { chooseLanguageText } from './mailings/read-mailing-content.ts';
import { mailings, newsletterDeliveries, newsletterSubscribers } from './tables.ts';
import { buildUnsubscribeToken } from './unsubscribe-token.ts';

/** Returns a subscription for its owner's data export, without any secret. @param email lower case */
export async function readSubscriberData(db: Db, email: string) {
  const { status, consentText, consentAt, source, countryId, languageId, confirmedAt, endedAt } = newsletterSubscribers;
  const [found] = await db
    .select({ id: newsletterSubscribers.id, status, consentText, consentAt, source, countryId, languageId, confirmedAt, endedAt })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  if (!found) return null;
  const { id, ...subscription } = found;
  const emails = await db
    .select({
      texts: mailings.texts,
      flow: newsletterDeliveries.flow,
      sentAt: newsletterDeliveries.sentAt,
      unsubscribedAt: newsletterDeliveries.unsubscribedAt,
    })
    .from(newsletterDeliveries)
    .leftJoin(mailings, eq(mailings.id, newsletterDeliveries.mailingId))
    .where(and(eq(newsletterDeliveries.subscriberId, id), isNotNull(newsletterDeliveries.sentAt)))
    .orderBy(asc(newsletterDeliveries.sentAt));
  return {
    ...subscription,
    emails: emails.map(({ texts, ...email }) => ({
      // An email of a flow has no stored subject.
      subject: texts && (chooseLanguageText(texts, subscription.languageId)?.subject ?? null),
      ...email,
    })),
  };
}

/** Returns the recipient of a newsletter mail. @returns undefined for a deleted subscriber */
export async function findSubscriberContact(db: Db, subscriberId: number) {
  const [found] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, subscriberId));
  if (!found) return undefined;
  const { email, countryId, languageId, status } = found;
  return { email, countryId, languageId, status, unsubscribeToken: buildUnsubscribeToken(found) };
}
