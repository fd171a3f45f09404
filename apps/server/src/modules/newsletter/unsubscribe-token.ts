import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { newsletterSubscribers } from './tables.ts';

type Signed = Pick<typeof newsletterSubscribers.$inferSelect, 'id' | 'linkKey'>;

/** The secret of a link that ends a subscription: signed with the subscriber's own key, so that it holds for as long as he is kept. */
export const unsubscribeToken = (subscriber: Signed): string => `${subscriber.id.toString(36)}-${signatureOf(subscriber).toString('base64url')}`;

const signatureOf = ({ id, linkKey }: Signed): Buffer => createHmac('sha256', linkKey).update(`newsletter unsubscribe ${id}`).digest();

/** @returns whose link it is; undefined for one that nobody was sent */
export async function subscriberOfToken(db: Db, token: string): Promise<number | undefined> {
  const [, id = '', signature = ''] = /^([0-9a-z]{1,6})-([\w-]{43})$/.exec(token) ?? [];
  if (id === '') return undefined;
  const subscriberId = Number.parseInt(id, 36);
  if (subscriberId > 2_147_483_647) return undefined;
  const [found] = await db
    .select({ id: newsletterSubscribers.id, linkKey: newsletterSubscribers.linkKey })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, subscriberId));
  if (!found) return undefined;
  const [given, own] = [Buffer.from(signature, 'base64url'), signatureOf(found)];
  return own.length === given.length && timingSafeEqual(own, given) ? found.id : undefined;
}
