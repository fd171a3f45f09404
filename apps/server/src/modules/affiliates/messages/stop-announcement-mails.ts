import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { AnnouncementLinkExpired } from '../errors.ts';
import { affiliates } from '../tables.ts';
import { findAffiliateByStopToken } from './announcement-stop-token.ts';

/** Stops the emails with announcements to the affiliate of a link. A repeated call has no effect. @throws AnnouncementLinkExpired */
export async function stopAnnouncementMails(db: Db, token: string): Promise<void> {
  const affiliateId = await findAffiliateByStopToken(db, token);
  if (affiliateId === undefined) throw new AnnouncementLinkExpired();
  await db.update(affiliates).set({ wantsAnnouncementMails: false }).where(eq(affiliates.id, affiliateId));
}
