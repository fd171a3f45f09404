import { newsletterMail } from '@selvedge/emails';
import { z } from 'zod';
import { days, now } from '#kit/clock';
import {
  findSubscriberContact,
  getFlowSettings,
  isCouponValid,
  issueNewsletterToken,
  recordWelcome,
  stopBounced,
  wasWelcomed,
} from '#modules/newsletter';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { requestJob } from '#platform/jobs/request-job';
import type { Services } from '#platform/services';
import { inTransaction } from '#platform/transaction';
import { buildOneClickHeaders } from './one-click-headers.ts';
import { isUnknownRecipient } from './send-once.ts';
import { letterhead } from './letterhead.ts';

/** A mail server may be down for hours: the last retry is after about three days. */
const retry = { limit: 15, delaySeconds: 10 };
const ofSubscriber = z.object({ subscriberId: z.int() });

/** Sends the double opt-in email of the newsletter. */
const sendNewsletterQuestion = defineJob({
  name: 'send-newsletter-question',
  schema: ofSubscriber,
  run: async (services, { subscriberId }, { id }) => {
    const token = await issueNewsletterToken(services.db, subscriberId);
    if (token) await send(services, { subscriberId, kind: 'confirm', path: `/newsletter?token=${token}`, name: `newsletter-question-${id}` });
  },
  retry,
});

/** Sends the welcome email of the newsletter, with the link to unsubscribe. */
const sendNewsletterWelcome = defineJob({
  name: 'send-newsletter-welcome',
  schema: ofSubscriber,
  run: async (services, { subscriberId }, { id }) => {
    const { isActive } = await getFlowSettings(services.db, 'welcome');
    // Someone may unsubscribe and confirm again.
    if (!isActive || (await wasWelcomed(services.db, subscriberId))) return;
    if (await send(services, { subscriberId, kind: 'welcome', path: '', name: `newsletter-welcome-${id}` }))
      await recordWelcome(services.db, subscriberId);
  },
  retry,
});

/** Starts the flow "Welcome": its email follows the confirmation after the delay that staff have set. */
const startWelcome = defineJob({
  name: 'start-newsletter-welcome',
  schema: ofSubscriber,
  run: async ({ db }, { subscriberId }) => {
    const { isActive, delayDays } = await getFlowSettings(db, 'welcome');
    if (!isActive) return;
    const startAfter = new Date(now().getTime() + days(delayDays));
    await inTransaction(db, (tx) => requestJob(tx, sendNewsletterWelcome, { subscriberId }, startAfter));
  },
});

interface Sent {
  subscriberId: number;
  kind: 'confirm' | 'welcome';
  path: string;
  name: string;
}

/**
 * Sends an email; a mailbox that does not exist gets no further ones.
 * @returns false if no email was sent
 * @throws other errors of the mailer, to be retried
 */
async function send({ db, config, mailer }: Services, { subscriberId, kind, path, name }: Sent): Promise<boolean> {
  const contact = await findSubscriberContact(db, subscriberId);
  if (contact?.status !== (kind === 'confirm' ? 'pending' : 'confirmed')) return false;
  const { language, shopName, shopUrl, from, messageId, imprint } = await letterhead(db, config, contact);
  const unsubscribeUrl = `${shopUrl}/unsubscribe?token=${contact.unsubscribeToken}`;
  const { couponCode } = await getFlowSettings(db, 'welcome');
  const isOffered = kind === 'welcome' && (await isCouponValid(db, couponCode, contact.countryId));
  const mail = newsletterMail({
    kind,
    language,
    shopName,
    shopUrl,
    link: `${shopUrl}${path}`,
    unsubscribeUrl: kind === 'confirm' ? null : unsubscribeUrl,
    couponCode: isOffered ? couponCode : undefined,
    imprint,
  });
  const headers = {
    'Message-ID': messageId(name),
    ...buildOneClickHeaders(unsubscribeUrl),
  };
  try {
    await mailer.send({ ...mail, from, to: contact.email, headers });
    return true;
  } catch (error) {
    if (!isUnknownRecipient(error)) throw error;
    await stopBounced(db, subscriberId);
    return false;
  }
}

export const newsletterMailJobs: readonly AnyJob[] = [sendNewsletterQuestion, startWelcome, sendNewsletterWelcome];

export const newsletterMailSubscriptions: readonly Subscription[] = [
  on('newsletter.confirmation-requested', sendNewsletterQuestion),
  on('newsletter.confirmed', startWelcome),
];
