import { sellerMail, type SellerMailData } from '@selvedge/emails';
import { z } from 'zod';
import { newsOfSeller, sellerContact } from '#modules/sellers';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import type { Services } from '#platform/services';
import { letterhead } from './letterhead.ts';

/** A mail server may be down for hours: the last try comes after about three days. */
const retry = { limit: 15, delaySeconds: 10 };

/** By where a seller has come; back from a suspension it is told otherwise than at its first approval. */
const kinds = { pending: 'received', approved: 'approved', rejected: 'rejected', suspended: 'suspended' } as const;

/** Says how an application stands, once for each step of it. */
const sendSellerMoved = defineJob({
  name: 'send-seller-mail',
  schema: z.object({ sellerId: z.int(), eventId: z.int() }),
  run: async (services, { sellerId, eventId }) => {
    const news = await newsOfSeller(services.db, { sellerId, eventId });
    if (!news) return;
    const kind = news.from === 'suspended' && news.to === 'approved' ? 'resumed' : kinds[news.to];
    await send(services, { ...news, kind }, `seller-${eventId}`);
  },
  retry,
});

/** Tells the owner of a mailbox alone that it is known. */
const sendSellerAgain = defineJob({
  name: 'send-seller-again-mail',
  schema: z.object({ sellerId: z.int() }),
  run: async (services, { sellerId }, { id }) => {
    const contact = await sellerContact(services.db, sellerId);
    if (contact) await send(services, { ...contact, kind: 'again', reason: '' }, `seller-again-${id}`);
  },
  retry,
});

type Told = Pick<SellerMailData, 'kind' | 'firstName' | 'company' | 'reason'> & { email: string; countryId: number; languageId: number };

async function send({ db, config, mailer }: Services, { email, countryId, languageId, ...told }: Told, name: string): Promise<void> {
  const { from, messageId, language, shopName, shopUrl } = await letterhead(db, config, { countryId, languageId });
  const mail = sellerMail({ ...told, language, shopName, shopUrl });
  await mailer.send({ ...mail, from, to: email, headers: { 'Message-ID': messageId(name) } });
}

export const sellerMailJobs: readonly AnyJob[] = [sendSellerMoved, sendSellerAgain];

export const sellerMailSubscriptions: readonly Subscription[] = [on('seller.moved', sendSellerMoved), on('seller.applied-again', sendSellerAgain)];
