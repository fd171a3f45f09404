import { asc, eq, gt } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { wishNotices } from './tables.ts';

/** Who wants mails of his wishlist, by the id: the next ones after `after`. */
export async function noticeSeekers(db: Db, { after, take }: { after: number; take: number }): Promise<number[]> {
  const seekers = await db
    .select({ userId: wishNotices.userId })
    .from(wishNotices)
    .where(gt(wishNotices.userId, after))
    .orderBy(asc(wishNotices.userId))
    .limit(take);
  return seekers.map(({ userId }) => userId);
}

/** In which language somebody wants them; undefined: he does not, or no more. */
export async function noticeLanguage(db: Db, userId: number): Promise<number | undefined> {
  const [asked] = await db.select({ languageId: wishNotices.languageId }).from(wishNotices).where(eq(wishNotices.userId, userId));
  return asked?.languageId;
}
