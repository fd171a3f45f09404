import { setTimeout as pause } from 'node:timers/promises';
import { newsletterMail } from '@selvedge/emails';
import { getCountry } from '#modules/countries';
import {
  buildDeliveryToken,
  claimDeliveries,
  findSubscriberContact,
  finishDelivery,
  finishMailings,
  getFlowSettings,
  isCouponValid,
  isWinBackDue,
  postponeDelivery,
  startDueMailings,
  stopBounced,
  type Delivery,
} from '#modules/newsletter';
import type { MailMessage } from '#platform/mailer';
import type { Services } from '#platform/services';
import { letterhead } from '../letterhead.ts';
import { buildOneClickHeaders } from '../one-click-headers.ts';
import { isUnknownRecipient } from '../send-once.ts';
import { createShopLinks } from './shop-links.ts';
import { writeMailing, type WrittenMailing } from './write-mailing.ts';

/** Emails that are sent at the same time. */
const PARALLEL = 5;
/** After this many failures in a row the mail server counts as unavailable, and the run ends. */
const MAX_FAILURES = 5;
/** A run ends after this time, in ms, because the next one starts each minute. */
const RUN_DURATION_MS = 50_000;

type Contact = NonNullable<Awaited<ReturnType<typeof findSubscriberContact>>>;

/**
 * Sends newsletter emails that are due, as many as the throttle allows. While the throttle allows none, the run waits, unless it would have
 * to wait for longer than its duration. Each email is claimed in the database before it is sent. After a crash, another run sends the emails
 * that were not recorded as sent, once their claims have ended. If the mail server had accepted such an email before the crash, the subscriber
 * gets it twice, with the same `Message-ID`.
 * @param durationMs no email is claimed after this time
 */
export async function sendDeliveries(services: Services, signal: AbortSignal, durationMs = RUN_DURATION_MS): Promise<void> {
  const { db, config, log } = services;
  const end = performance.now() + durationMs;
  await startDueMailings(db, (err, mailing) => log.error({ err, mailing }, 'a mailing could not be started'));
  const mailingsByMarket = new Map<string, Promise<WrittenMailing>>();
  let failures = 0;
  while (!signal.aborted && failures < MAX_FAILURES && performance.now() < end) {
    const { deliveries, waitMs } = await claimDeliveries(db, { most: PARALLEL, perMinute: config.newsletterMailsPerMinute });
    if (deliveries.length > 0) {
      const results = await Promise.all(deliveries.map((delivery) => sendDelivery(services, delivery, mailingsByMarket)));
      failures = results.includes(true) ? 0 : failures + results.length;
    } else if (waitMs === undefined || performance.now() + waitMs >= end) break;
    else await waitUnlessAborted(waitMs, signal);
  }
  await finishMailings(db);
}

async function waitUnlessAborted(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    // A timer may end up to a millisecond early.
    await pause(milliseconds + 1, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** @returns false after an error, such as an error of the mail server */
async function sendDelivery(services: Services, delivery: Delivery, mailingsByMarket: Map<string, Promise<WrittenMailing>>): Promise<boolean> {
  const { db, mailer, log } = services;
  let status: 'sent' | 'skipped' | 'bounced';
  try {
    const contact = delivery.subscriberId === null ? undefined : await findSubscriberContact(db, delivery.subscriberId);
    // The subscriber may have unsubscribed since the recipients were selected.
    const message = contact?.status === 'confirmed' ? await buildMessage(services, { delivery, contact, mailingsByMarket }) : undefined;
    if (message) await mailer.send(message);
    status = message ? 'sent' : 'skipped';
  } catch (error) {
    if (delivery.subscriberId === null || !isUnknownRecipient(error)) {
      log.warn({ err: error, delivery: delivery.id }, 'a newsletter email could not be sent');
      await postponeDelivery(db, delivery);
      return false;
    }
    await stopBounced(db, delivery.subscriberId);
    status = 'bounced';
  }
  return recordResult(services, delivery, status);
}

/** Records the result of an email. @returns false after an error: the row stays `waiting`, so the email is sent again when its claim ends */
async function recordResult({ db, log }: Services, { id }: Delivery, status: 'sent' | 'skipped' | 'bounced'): Promise<boolean> {
  try {
    await finishDelivery(db, id, status);
    return true;
  } catch (error) {
    log.error({ err: error, delivery: id, status }, 'the result of a newsletter email could not be recorded');
    return false;
  }
}

interface MessageInput {
  delivery: Delivery;
  contact: Contact;
  mailingsByMarket: Map<string, Promise<WrittenMailing>>;
}

/** @returns undefined if the country's shop is closed, if no content remains, or if a win-back email is not due any more */
async function buildMessage(services: Services, input: MessageInput): Promise<MailMessage | undefined> {
  if (!(await getCountry(services.db, input.contact.countryId)).isActive) return undefined;
  const { delivery, contact } = input;
  const token = buildDeliveryToken(contact.unsubscribeToken, delivery.id);
  const mail = await (delivery.mailingId === null
    ? writeWinBack(services, input, token)
    : writeMailingOnce(services, input, delivery.mailingId, token));
  if (!mail) return undefined;
  const { from, messageId, unsubscribeUrl, ...content } = mail;
  return {
    ...content,
    from,
    to: contact.email,
    headers: {
      'Message-ID': messageId(`newsletter-${delivery.id}`),
      ...buildOneClickHeaders(unsubscribeUrl),
    },
  };
}

/** Reads the content of a mailing once per country and language in a run. */
async function writeMailingOnce({ db, config }: Services, { contact, mailingsByMarket }: MessageInput, mailingId: number, token: string) {
  const { countryId, languageId } = contact;
  const key = `${mailingId} ${countryId} ${languageId}`;
  const mailing = mailingsByMarket.get(key) ?? writeMailing(db, config, { mailingId, countryId, languageId });
  mailingsByMarket.set(key, mailing);
  const { from, messageId, isEmpty, write: writeFor } = await mailing;
  return isEmpty ? undefined : { from, messageId, ...writeFor(token) };
}

async function writeWinBack({ db, config }: Services, { contact, delivery }: MessageInput, token: string) {
  // Staff may have switched the flow off, or the subscriber may have ordered, since the email was added.
  const flow = await getFlowSettings(db, 'win-back');
  if (delivery.subscriberId === null || !(await isWinBackDue(db, delivery.subscriberId, flow))) return undefined;
  const { language, shopName, shopUrl, from, messageId, imprint } = await letterhead(db, config, contact);
  const { couponCode } = flow;
  const unsubscribeUrl = `${shopUrl}/unsubscribe?token=${token}`;
  const mail = newsletterMail({
    kind: 'winBack',
    ...{ language, shopName, shopUrl, unsubscribeUrl },
    link: createShopLinks(shopUrl, 'win-back')('/'),
    couponCode: (await isCouponValid(db, couponCode, contact.countryId)) ? couponCode : undefined,
    imprint,
  });
  return { ...mail, from, messageId, unsubscribeUrl };
}
