import { and, eq, inArray, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { affiliates } from '../tables.ts';
import { buildAudienceCondition } from './announcement-audience.ts';
import { affiliateAnnouncementReads, affiliateAnnouncements } from './tables.ts';

/** Records that an affiliate has opened announcements. Announcements for others are ignored, and the first time stays. */
export async function markAnnouncementsRead(db: Db, { affiliateId, ids }: { affiliateId: number; ids: readonly number[] }): Promise<void> {
  const shown = await db
    .select({ announcementId: affiliateAnnouncements.id })
    .from(affiliateAnnouncements)
    .innerJoin(affiliates, sql`true`)
    .where(and(eq(affiliates.id, affiliateId), inArray(affiliateAnnouncements.id, [...ids]), buildAudienceCondition()));
  if (shown.length === 0) return;
  const readAt = now();
  await db
    .insert(affiliateAnnouncementReads)
    .values(shown.map(({ announcementId }) => ({ announcementId, affiliateId, readAt })))
    .onConflictDoNothing();
}
