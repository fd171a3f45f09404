import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { buildSignedId, isSignedId, readSignedId } from '#platform/requests/signed-id';
import { stockNotices } from '../tables.ts';

const purpose = 'stock notice';

/** Returns the token of a confirmation link, signed with the notice's own key and valid for as long as the notice is stored. */
export const buildNoticeToken = ({ id, linkKey: key }: { id: number; linkKey: string }): string => buildSignedId({ id, key, purpose });

/** Verifies a token. @returns the notice's id; undefined for an invalid token */
export async function findNoticeByToken(db: Db, token: string): Promise<number | undefined> {
  const id = readSignedId(token);
  if (id === undefined) return undefined;
  const [found] = await db.select({ key: stockNotices.linkKey }).from(stockNotices).where(eq(stockNotices.id, id));
  return found?.key && isSignedId(token, { id, key: found.key, purpose }) ? id : undefined;
}
