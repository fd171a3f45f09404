import { asc, eq, gt } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { wishNotices } from './tables.ts';

/** Returns the next users who want wishlist emails, sorted by id, with ids greater than `after`. */
export async function listNoticeRecipients(db: Db, { after, take }: { after: number; take: number }): Promise<number[]> {
  const seekers = await db
    .select({ userId: wishNotices.userId })
    .from(wishNotices)
    .where(gt(wishNotices.userId, after))
    .orderBy(asc(wishNotices.userId))
    .limit(take);
  return seekers.map(({ userId }) => userId);
}

/** Returns the language of a user's wishlist emails; undefined if they do not want any. */
export async function findNoticeLanguage(db: Db, userId: number): Promise<number | undefined> {
  const [notice] = await db.select({ languageId: wishNotices.languageId }).from(wishNotices).where(eq(wishNotices.userId, userId));
  return notice?.languageId;
}
