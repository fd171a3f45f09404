import { ticketMail, ticketReplyMail, type TicketMailData } from '@selvedge/emails';
import { z } from 'zod';
import { getCountry } from '#modules/countries';
import { findReplyToSend, getAdminTicket, readConversation, recordSending, TicketNotFound, type ReplyToSend } from '#modules/tickets';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import type { Services } from '#platform/services';
import { letterhead } from './letterhead.ts';
import { isUnknownRecipient } from './send-once.ts';

/** A mail server may be down for hours: the last retry is after about three days. */
const retry = { limit: 15, delaySeconds: 10 };
const ofTicket = z.object({ ticketId: z.int() });

/** Sends a ticket to the shop's email address, in its country's language; replies go to the customer. */
const sendTicketToShop = defineJob({
  name: 'send-ticket-to-shop',
  schema: ofTicket,
  run: (services, { ticketId }) => send(services, ticketId, 'toShop'),
  retry,
});

/** Confirms a ticket to the customer, with their message. */
const sendTicketReceived = defineJob({
  name: 'send-ticket-received',
  schema: ofTicket,
  run: (services, { ticketId }) => send(services, ticketId, 'received'),
  retry,
});

async function send({ db, config, mailer }: Services, ticketId: number, kind: TicketMailData['kind']): Promise<void> {
  const ticket = await getAdminTicket(db, ticketId).catch((error: unknown) => {
    if (error instanceof TicketNotFound) return undefined;
    throw error;
  });
  // The ticket was deleted meanwhile.
  if (!ticket) return;
  const [first] = await readConversation(db, ticketId);
  const country = await getCountry(db, ticket.countryId);
  const isToShop = kind === 'toShop';
  const reader = { countryId: ticket.countryId, languageId: isToShop ? country.languageId : ticket.languageId };
  const { from, writeTo, messageId, language, shopName, shopUrl } = await letterhead(db, config, reader);
  const { number, topic, name, email, orderNumber } = ticket;
  const mail = ticketMail({ kind, language, shopName, shopUrl, number, topic, name, email, orderNumber, message: first?.text ?? '' });
  await mailer.send({
    ...mail,
    from,
    to: isToShop ? writeTo : email,
    replyTo: isToShop ? email : (config.inboundMail.address ?? writeTo),
    // Prevents automatic replies to the confirmation.
    headers: { 'Message-ID': messageId(`ticket-${ticketId}-${kind}`), ...(!isToShop && { 'Auto-Submitted': 'auto-replied' }) },
  });
}

/** Sends a reply of staff to the customer. */
const sendTicketReply = defineJob({
  name: 'send-ticket-reply',
  schema: z.object({ messageId: z.int() }),
  run: async (services, { messageId }) => {
    const reply = await findReplyToSend(services.db, messageId);
    if (reply) await sendReply(services, reply);
  },
  retry,
});

async function sendReply({ db, config, mailer }: Services, { message, ticket, before }: ReplyToSend): Promise<void> {
  const { from, writeTo, messageId: buildId, language, shopName, shopUrl } = await letterhead(db, config, ticket);
  const messageId = buildId(`ticket-${ticket.id}-reply-${message.id}`);
  const [answered] = before.filter(({ direction }) => direction === 'customer').slice(-1);
  const mail = ticketReplyMail({
    ...{ language, shopName, shopUrl },
    number: ticket.number,
    subject: ticket.subject,
    reply: message.text,
    quoted: answered?.text ?? '',
  });
  // A conversation that began with the form begins with its confirmation for the customer's mail client.
  const confirmation = ticket.subject === '' ? [buildId(`ticket-${ticket.id}-received`)] : [];
  const earlier = [...confirmation, ...before.flatMap((one) => one.messageId ?? [])];
  const state = await mailer
    .send({
      ...mail,
      from,
      to: ticket.email,
      replyTo: config.inboundMail.address ?? writeTo,
      headers: {
        'Message-ID': messageId,
        ...(earlier.length > 0 && { 'In-Reply-To': answered?.messageId ?? earlier.at(-1) ?? '', References: limitReferences(earlier).join(' ') }),
      },
    })
    .then(() => 'sent' as const)
    .catch((error: unknown) => {
      if (isUnknownRecipient(error)) return 'refused' as const;
      throw error;
    });
  await recordSending(db, message.id, { state, messageId });
}

const MAX_REFERENCES = 20;

/** Keeps the first id, which names the conversation, and the latest ones (RFC 5322, 3.6.4). */
const limitReferences = ([first = '', ...ids]: readonly string[]): string[] => [first, ...ids.slice(-MAX_REFERENCES)];

export const ticketMailJobs: readonly AnyJob[] = [sendTicketToShop, sendTicketReceived, sendTicketReply];

export const ticketMailSubscriptions: readonly Subscription[] = [
  on('ticket.opened', sendTicketToShop),
  on('ticket.opened', sendTicketReceived),
  on('ticket.replied', sendTicketReply),
];
