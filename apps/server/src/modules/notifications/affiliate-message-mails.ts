import { z } from 'zod';
import { now } from '#kit/clock';
import { findAnnouncementNotification, findMailingTime, findMessageNotification, listAnnouncementRecipients } from '#modules/affiliates';
import { defineJob, on, type AnyJob, type Job, type Subscription } from '#platform/job';
import { requestJob, requestJobs } from '#platform/jobs/request-job';
import { inTransaction } from '#platform/transaction';
import { sendAffiliateMail } from './send-affiliate-mail.ts';

/** A mail server may be down for hours: the last retry is after about three days. */
const retry = { limit: 15, delaySeconds: 10 };

/** Emails that are requested in one statement. */
const PART = 1000;

const ofAnnouncement = z.object({ announcementId: z.int() });

/** Sends an announcement to one affiliate, once, unless they have switched these emails off or no longer see it. */
const sendAnnouncement = defineJob({
  name: 'send-announcement-mail',
  schema: ofAnnouncement.extend({ affiliateId: z.int() }),
  run: async (services, { announcementId, affiliateId }) => {
    const found = await findAnnouncementNotification(services.db, { announcementId, affiliateId });
    if (!found) return;
    const { title, text, ...recipient } = found;
    const mailData = { ...recipient, kind: 'announcement', reason: '', quote: { title, text } } as const;
    await sendAffiliateMail(services, mailData, `announcement-${announcementId}-${affiliateId}`);
  },
  retry,
});

/**
 * Requests one job for each affiliate, so that a failing email does not delay the others. If it is interrupted, it runs again from the start:
 * an affiliate who already got the email gets no other one.
 */
const sendAnnouncements: Job<z.infer<typeof ofAnnouncement>> = defineJob({
  name: 'send-announcement-mails',
  schema: ofAnnouncement,
  run: async ({ db }, { announcementId }, { signal }) => {
    const time = await findMailingTime(db, announcementId);
    if (!time) return;
    // The time was changed meanwhile, or the clock of the database is ahead.
    if (time > now()) return inTransaction(db, (tx) => requestJob(tx, sendAnnouncements, { announcementId }, time));
    let after = 0;
    for (;;) {
      const affiliateIds = await listAnnouncementRecipients(db, { announcementId, after, limit: PART });
      await inTransaction(db, (tx) =>
        requestJobs(
          tx,
          sendAnnouncement,
          affiliateIds.map((affiliateId) => ({ announcementId, affiliateId })),
        ),
      );
      if (affiliateIds.length < PART) return;
      signal.throwIfAborted();
      after = affiliateIds.at(-1) ?? after;
    }
  },
  retry,
});

/** Waits until the announcement is published. */
const planAnnouncement = defineJob({
  name: 'plan-announcement-mails',
  schema: ofAnnouncement,
  run: async ({ db }, { announcementId }) => {
    const time = await findMailingTime(db, announcementId);
    if (time) await inTransaction(db, (tx) => requestJob(tx, sendAnnouncements, { announcementId }, time));
  },
});

/** Tells an affiliate that staff wrote a message, with its text. */
const sendMessage = defineJob({
  name: 'send-affiliate-message-mail',
  schema: z.object({ messageId: z.int() }),
  run: async (services, { messageId }) => {
    const found = await findMessageNotification(services.db, messageId);
    if (!found) return;
    const { text, ...recipient } = found;
    await sendAffiliateMail(services, { ...recipient, kind: 'message', reason: '', quote: { title: '', text } }, `message-${messageId}`);
  },
  retry,
});

export const affiliateMessageMailJobs: readonly AnyJob[] = [planAnnouncement, sendAnnouncements, sendAnnouncement, sendMessage];
export const affiliateMessageMailSubscriptions: readonly Subscription[] = [
  on('affiliate.announcement-saved', planAnnouncement),
  on('affiliate.message-sent', sendMessage),
];
