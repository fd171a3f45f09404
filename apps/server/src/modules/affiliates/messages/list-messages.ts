import { desc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { affiliateMessages } from './tables.ts';

/** Messages that a conversation shows. Older ones stay in the database and in the data export. */
const MAX_MESSAGES = 200;

/** Returns the latest messages of an affiliate's conversation, the oldest first. */
export async function listMessages(db: Db, affiliateId: number) {
  const rows = await db
    .select()
    .from(affiliateMessages)
    .where(eq(affiliateMessages.affiliateId, affiliateId))
    .orderBy(desc(affiliateMessages.id))
    .limit(MAX_MESSAGES);
  return rows
    .reverse()
    .map(({ id, sender, author, text, sentAt, readAt }) => ({ id, sender, author, text, sentAt: sentAt.toISOString(), isRead: readAt !== null }));
}
