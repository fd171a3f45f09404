import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { buildSignedId, isSignedId, readSignedId } from '#platform/requests/signed-id';
import { affiliates } from '../tables.ts';

type Signed = Pick<typeof affiliates.$inferSelect, 'id' | 'linkKey'>;

const purpose = 'affiliate announcements';

/** Returns the token that stops the emails with announcements. It is signed with the affiliate's own key and valid until they are deleted. */
export const createAnnouncementStopToken = ({ id, linkKey: key }: Signed): string => buildSignedId({ id, key, purpose });

/** Verifies a token. @returns the affiliate's id; undefined for an invalid token and a deleted affiliate */
export async function findAffiliateByStopToken(db: Db, token: string): Promise<number | undefined> {
  const id = readSignedId(token);
  if (id === undefined) return undefined;
  const [found] = await db
    .select({ key: affiliates.linkKey })
    .from(affiliates)
    .where(and(eq(affiliates.id, id), isNotNull(affiliates.userId)));
  return found && isSignedId(token, { id, key: found.key, purpose }) ? id : undefined;
}
