import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { isSameSecret } from '#kit/same-secret';
import type { Db } from '#platform/database';
import { MAX_INTEGER } from '#platform/request-fields';
import { stockNotices } from '../tables.ts';

/** Returns the token of a confirmation link, signed with the notice's own key and valid for as long as the notice is stored. */
export const buildNoticeToken = ({ id, linkKey }: { id: number; linkKey: string }): string =>
  `${id.toString(36)}-${createHmac('sha256', linkKey).update(`stock notice ${id}`).digest('base64url')}`;

/** Verifies a token. @returns the notice's id; undefined for an invalid token */
export async function findNoticeByToken(db: Db, token: string): Promise<number | undefined> {
  const [, id = ''] = /^([0-9a-z]{1,6})-[\w-]{43}$/.exec(token) ?? [];
  const noticeId = Number.parseInt(id, 36);
  if (id === '' || noticeId > MAX_INTEGER) return undefined;
  const [found] = await db.select({ id: stockNotices.id, linkKey: stockNotices.linkKey }).from(stockNotices).where(eq(stockNotices.id, noticeId));
  if (!found?.linkKey) return undefined;
  return isSameSecret(token, buildNoticeToken({ id: found.id, linkKey: found.linkKey })) ? found.id : undefined;
}
