import { and, count, countDistinct, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { affiliates } from '../tables.ts';
import { buildAudienceCondition } from './announcement-audience.ts';
import { affiliateAnnouncementReads, affiliateAnnouncements, affiliateMessages } from './tables.ts';

/** Counts the announcements and messages of staff that an affiliate has not read. */
export async function countUnread(db: Db, affiliateId: number): Promise<{ announcements: number; messages: number }> {
  const reads = affiliateAnnouncementReads;
  const [announcements] = await db
    .select({ count: count() })
    .from(affiliateAnnouncements)
    .innerJoin(affiliates, sql`true`)
    .leftJoin(reads, and(eq(reads.announcementId, affiliateAnnouncements.id), eq(reads.affiliateId, affiliates.id)))
    .where(and(eq(affiliates.id, affiliateId), isNull(reads.readAt), buildAudienceCondition()));
  const messages = await db.$count(
    affiliateMessages,
    and(eq(affiliateMessages.affiliateId, affiliateId), eq(affiliateMessages.sender, 'staff'), isNull(affiliateMessages.readAt)),
  );
  return { announcements: announcements?.count ?? 0, messages };
}

/** Counts the conversations with replies that staff have not read. */
export async function countUnreadConversations(db: Db): Promise<number> {
  const [found] = await db
    .select({ count: countDistinct(affiliateMessages.affiliateId) })
    .from(affiliateMessages)
    .where(sql`read_at is null and sender = 'affiliate'`);
  return found?.count ?? 0;
}
