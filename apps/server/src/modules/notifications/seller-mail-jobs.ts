import { sellerMail, type SellerMailData } from '@selvedge/emails';
import { z } from 'zod';
import { findSellerUpdate, findSellerContact } from '#modules/sellers';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import type { Services } from '#platform/services';
import { letterhead } from './letterhead.ts';

/** A mail server may be down for hours: the last retry is after about three days. */
const retry = { limit: 15, delaySeconds: 10 };

/** The kind of email by the seller's status. A reactivation after a suspension has its own email. */
const kinds = { pending: 'received', approved: 'approved', rejected: 'rejected', suspended: 'suspended' } as const;

/** Sends the email about the state of an application, once per step. */
const sendSellerMoved = defineJob({
  name: 'send-seller-mail',
  schema: z.object({ sellerId: z.int(), eventId: z.int() }),
  run: async (services, { sellerId, eventId }) => {
    const update = await findSellerUpdate(services.db, { sellerId, eventId });
    if (!update) return;
    const kind = update.from === 'suspended' && update.to === 'approved' ? 'resumed' : kinds[update.to];
    await send(services, { ...update, kind }, `seller-${eventId}`);
  },
  retry,
});

/** Informs only the owner of the email address that an application already exists for it. */
const sendSellerAgain = defineJob({
  name: 'send-seller-again-mail',
  schema: z.object({ sellerId: z.int() }),
  run: async (services, { sellerId }, { id }) => {
    const contact = await findSellerContact(services.db, sellerId);
    if (contact) await send(services, { ...contact, kind: 'again', reason: '' }, `seller-again-${id}`);
  },
  retry,
});

type SellerUpdate = Pick<SellerMailData, 'kind' | 'firstName' | 'company' | 'reason'> & { email: string; countryId: number; languageId: number };

async function send({ db, config, mailer }: Services, { email, countryId, languageId, ...update }: SellerUpdate, name: string): Promise<void> {
  const { from, messageId, language, shopName, shopUrl } = await letterhead(db, config, { countryId, languageId });
  const mail = sellerMail({ ...update, language, shopName, shopUrl });
  await mailer.send({ ...mail, from, to: email, headers: { 'Message-ID': messageId(name) } });
}

export const sellerMailJobs: readonly AnyJob[] = [sendSellerMoved, sendSellerAgain];

export const sellerMailSubscriptions: readonly Subscription[] = [on('seller.moved', sendSellerMoved), on('seller.applied-again', sendSellerAgain)];
