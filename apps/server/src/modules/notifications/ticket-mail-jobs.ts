import { ticketMail, type TicketMailData } from '@selvedge/emails';
import { z } from 'zod';
import { getCountry } from '#modules/countries';
import { getAdminTicket, TicketNotFound } from '#modules/tickets';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import type { Services } from '#platform/services';
import { letterhead } from './letterhead.ts';

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
  const country = await getCountry(db, ticket.countryId);
  const isToShop = kind === 'toShop';
  const reader = { countryId: ticket.countryId, languageId: isToShop ? country.languageId : ticket.languageId };
  const { from, writeTo, messageId, language, shopName, shopUrl } = await letterhead(db, config, reader);
  const { number, topic, name, email, orderNumber, message } = ticket;
  const mail = ticketMail({ kind, language, shopName, shopUrl, number, topic, name, email, orderNumber, message });
  await mailer.send({
    ...mail,
    from,
    to: isToShop ? writeTo : email,
    replyTo: isToShop ? email : writeTo,
    // Prevents automatic replies to the confirmation.
    headers: { 'Message-ID': messageId(`ticket-${ticketId}-${kind}`), ...(!isToShop && { 'Auto-Submitted': 'auto-replied' }) },
  });
}

export const ticketMailJobs: readonly AnyJob[] = [sendTicketToShop, sendTicketReceived];

export const ticketMailSubscriptions: readonly Subscription[] = [on('ticket.opened', sendTicketToShop), on('ticket.opened', sendTicketReceived)];
