import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { affiliateAnnouncementReads, affiliateMessages } from './tables.ts';

/** Deletes the conversation of an affiliate, and which announcements they have read. */
export async function forgetMessages(tx: Tx, affiliateId: number): Promise<void> {
  await tx.delete(affiliateMessages).where(eq(affiliateMessages.affiliateId, affiliateId));
  await tx.delete(affiliateAnnouncementReads).where(eq(affiliateAnnouncementReads.affiliateId, affiliateId));
}

/** Returns the whole conversation of an affiliate and the announcements that they have read, for their data export. */
export async function readMessageData(db: Db, affiliateId: number) {
  const { sender, text, sentAt, readAt, id } = affiliateMessages;
  return {
    messages: await db
      .select({ sender, text, sentAt, readAt })
      .from(affiliateMessages)
      .where(eq(affiliateMessages.affiliateId, affiliateId))
      .orderBy(asc(id)),
    readAnnouncements: await db
      .select({ announcementId: affiliateAnnouncementReads.announcementId, readAt: affiliateAnnouncementReads.readAt })
      .from(affiliateAnnouncementReads)
      .where(eq(affiliateAnnouncementReads.affiliateId, affiliateId))
      .orderBy(asc(affiliateAnnouncementReads.announcementId)),
  };
}
