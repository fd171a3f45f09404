import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { findRecipient } from '../affiliate-notification.ts';
import { affiliates } from '../tables.ts';
import { buildAudienceCondition } from './announcement-audience.ts';
import { createAnnouncementStopToken } from './announcement-stop-token.ts';
import { chooseAnnouncementText, readAnnouncementTexts } from './announcement-texts.ts';
import { affiliateAnnouncements, affiliateMessages } from './tables.ts';

const isForMail = () => and(eq(affiliateAnnouncements.isEmailed, true), eq(affiliates.wantsAnnouncementMails, true), buildAudienceCondition());

/** Returns when an announcement that is sent by email is published. @returns undefined if it was deleted or is not sent by email */
export async function findMailingTime(db: Db, announcementId: number): Promise<Date | undefined> {
  const { id, isEmailed, publishAt } = affiliateAnnouncements;
  const [found] = await db
    .select({ publishAt })
    .from(affiliateAnnouncements)
    .where(and(eq(id, announcementId), eq(isEmailed, true)));
  return found?.publishAt;
}

/** Lists the ids of affiliates who get a published announcement by email, in order. @param after the last id of the part before */
export async function listAnnouncementRecipients(
  db: Db,
  { announcementId, after, limit }: { announcementId: number; after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: affiliates.id })
    .from(affiliateAnnouncements)
    .innerJoin(affiliates, sql`true`)
    .where(and(eq(affiliateAnnouncements.id, announcementId), gt(affiliates.id, after), isForMail()))
    .orderBy(asc(affiliates.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Returns the email about an announcement. @returns undefined if the affiliate does not get it, or not any more */
export async function findAnnouncementNotification(db: Db, { announcementId, affiliateId }: { announcementId: number; affiliateId: number }) {
  const [found] = await db
    .select({ id: affiliates.id, linkKey: affiliates.linkKey })
    .from(affiliateAnnouncements)
    .innerJoin(affiliates, sql`true`)
    .where(and(eq(affiliateAnnouncements.id, announcementId), eq(affiliates.id, affiliateId), isForMail()));
  const recipient = found && (await findRecipient(db, affiliateId));
  if (!recipient) return undefined;
  const texts = (await readAnnouncementTexts(db, [announcementId])).get(announcementId) ?? [];
  return { ...recipient, ...chooseAnnouncementText(texts, recipient.languageId), stopToken: createAnnouncementStopToken(found) };
}

/** Returns the email about a message of staff. @returns undefined if the affiliate was deleted */
export async function findMessageNotification(db: Db, messageId: number) {
  const { affiliateId, text, id } = affiliateMessages;
  const [found] = await db.select({ affiliateId, text }).from(affiliateMessages).where(eq(id, messageId));
  const recipient = found && (await findRecipient(db, found.affiliateId));
  return recipient && { ...recipient, text: found.text };
}
