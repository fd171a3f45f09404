import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { isSameSecret } from '#kit/same-secret';
import { MAX_INTEGER } from '#platform/request-fields';
import type { Db } from '#platform/database';
import { affiliates } from '../tables.ts';

type Signed = Pick<typeof affiliates.$inferSelect, 'id' | 'linkKey'>;

/** Returns the token that stops the emails with announcements. It is signed with the affiliate's own key and valid until they are deleted. */
export const createAnnouncementStopToken = ({ id, linkKey }: Signed): string =>
  `${id.toString(36)}-${createHmac('sha256', linkKey).update(`affiliate announcements ${id}`).digest('base64url')}`;

/** Verifies a token. @returns the affiliate's id; undefined for an invalid token and a deleted affiliate */
export async function findAffiliateByStopToken(db: Db, token: string): Promise<number | undefined> {
  const [, id = ''] = /^([0-9a-z]{1,6})-[\w-]{43}$/.exec(token) ?? [];
  const affiliateId = Number.parseInt(id, 36);
  if (!(affiliateId <= MAX_INTEGER)) return undefined;
  const [found] = await db
    .select({ id: affiliates.id, userId: affiliates.userId, linkKey: affiliates.linkKey })
    .from(affiliates)
    .where(eq(affiliates.id, affiliateId));
  if (found?.userId == null) return undefined;
  return isSameSecret(token, createAnnouncementStopToken(found)) ? found.id : undefined;
}
