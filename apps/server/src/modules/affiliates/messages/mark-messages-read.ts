import { and, eq, isNull, lte } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { affiliateMessages } from './tables.ts';

interface ReadMessages {
  affiliateId: number;
  /** The sender of the messages that were read: the other side of the reader. */
  sender: 'staff' | 'affiliate';
  /** The last message that was shown. A later one stays unread. */
  untilId: number;
}

/** Records that one side has read the messages of the other. */
export async function markMessagesRead(db: Db, { affiliateId, sender, untilId }: ReadMessages): Promise<void> {
  const { id, affiliateId: owner, sender: by, readAt } = affiliateMessages;
  await db
    .update(affiliateMessages)
    .set({ readAt: now() })
    .where(and(eq(owner, affiliateId), eq(by, sender), isNull(readAt), lte(id, untilId)));
}
