import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { isSameSecret } from '#kit/same-secret';
import type { Db } from '#platform/database';
import { newsletterSubscribers } from './tables.ts';
import { MAX_INTEGER } from '#platform/request-fields';

type Signed = Pick<typeof newsletterSubscribers.$inferSelect, 'id' | 'linkKey'>;

/** Returns the unsubscribe token, signed with the subscriber's own key and valid for as long as the subscriber is stored. */
export const unsubscribeToken = (subscriber: Signed): string => `${subscriber.id.toString(36)}-${signUnsubscribeToken(subscriber)}`;

const signUnsubscribeToken = ({ id, linkKey }: Signed): string =>
  createHmac('sha256', linkKey).update(`newsletter unsubscribe ${id}`).digest('base64url');

/**
 * Returns the unsubscribe token of one newsletter email. The id of the email is not signed: it only determines for which email the
 * unsubscribing counts, and it must belong to the subscriber.
 */
export const buildDeliveryToken = (token: string, deliveryId: number): string => `${token}-${deliveryId.toString(36)}`;

/** The subscriber's id, the signature with it, and the id of an email; numbers with base 36. */
const tokenForm = /^(([0-9a-z]{1,6})-[\w-]{43})(?:-([0-9a-z]{1,10}))?$/;

/** Returns the id of the email whose link was used; undefined: the token names none. */
export function findDeliveryId(token: string): number | undefined {
  const id = tokenForm.exec(token)?.[3];
  return id === undefined ? undefined : Number.parseInt(id, 36);
}

/** Verifies an unsubscribe token. @returns the subscriber's id; undefined for an invalid token */
export async function findSubscriberByToken(db: Db, tokenOfEmail: string): Promise<number | undefined> {
  const [, token = '', id = ''] = tokenForm.exec(tokenOfEmail) ?? [];
  if (id === '') return undefined;
  const subscriberId = Number.parseInt(id, 36);
  if (subscriberId > MAX_INTEGER) return undefined;
  const [found] = await db
    .select({ id: newsletterSubscribers.id, linkKey: newsletterSubscribers.linkKey })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, subscriberId));
  return found && isSameSecret(token, unsubscribeToken(found)) ? found.id : undefined;
}
