import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { buildSignedId, isSignedId, readSignedId } from '#platform/requests/signed-id';
import { newsletterSubscribers } from './tables.ts';

const purpose = 'newsletter unsubscribe';

/** Returns the unsubscribe token, signed with the subscriber's own key and valid for as long as the subscriber is stored. */
export const buildUnsubscribeToken = ({ id, linkKey: key }: Pick<typeof newsletterSubscribers.$inferSelect, 'id' | 'linkKey'>): string =>
  buildSignedId({ id, key, purpose });

/**
 * Returns the unsubscribe token of one newsletter email. The id of the email is not signed: it only determines for which email the
 * unsubscribing counts, and it must belong to the subscriber.
 */
export const buildDeliveryToken = (token: string, deliveryId: number): string => `${token}-${deliveryId.toString(36)}`;

/** A token, and the id of an email with base 36. The signature may contain hyphens too, so its length separates them. */
const form = /^([0-9a-z]+-[\w-]{43})(?:-([0-9a-z]{1,10}))?$/;

/** Returns the id of the email whose link was used; undefined: the token names none. */
export function findDeliveryId(token: string): number | undefined {
  const id = form.exec(token)?.[2];
  return id === undefined ? undefined : Number.parseInt(id, 36);
}

/** Verifies an unsubscribe token. @returns the subscriber's id; undefined for an invalid token */
export async function findSubscriberByToken(db: Db, tokenOfEmail: string): Promise<number | undefined> {
  const token = form.exec(tokenOfEmail)?.[1] ?? '';
  const id = readSignedId(token);
  if (id === undefined) return undefined;
  const [found] = await db.select({ key: newsletterSubscribers.linkKey }).from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id));
  return found && isSignedId(token, { id, key: found.key, purpose }) ? id : undefined;
}
