import { orderAccessMail, type OrderAccessMailData } from '@selvedge/emails';
import { z } from 'zod';
import { readReviewedProduct } from '#modules/checkout';
import { toLocalDay } from '#modules/countries';
import { findWaitingConfirmation, makeConfirmationLink, readOrder, type Confirmation, type PlacedOrderRow } from '#modules/orders';
import { listConfirmedPieces } from '#modules/returns';
import type { Db } from '#platform/database';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import type { Services } from '#platform/services';
import { letterhead } from '../letterhead.ts';
import { sendOnce } from '../send-once.ts';
import { orderUrl } from './write-order-mail.ts';

/** A mail server may be down for hours: the last retry is after about three days. */
const retry = { limit: 15, delaySeconds: 10 };

interface Asked {
  kind: Confirmation['kind'] | 'link';
  at: Date;
  until: Date;
  pieces: OrderAccessMailData['pieces'];
  /** The confirmation to link to; undefined: the order itself. */
  confirmation?: Confirmation;
  /** The name of the email among those of the order. */
  name: string;
}

/** Sends the owner of an order, once, a link that opens the order or confirms a request made with the order's numbers. */
async function sendOrderAccessMail(
  { db, config, mailer }: Pick<Services, 'db' | 'config' | 'mailer'>,
  row: PlacedOrderRow,
  asked: Asked,
): Promise<void> {
  if (row.email === '') return;
  const { language, shopName, shopUrl, timeZone, from, messageId } = await letterhead(db, config, row);
  const { kind, at, until, pieces, confirmation, name } = asked;
  const mail = orderAccessMail({
    ...{ kind, language, shopName, shopUrl, orderNumber: row.orderNumber, firstName: row.shippingAddress.firstName, at, timeZone, pieces },
    link: confirmation ? `${shopUrl}/orders/confirm/${makeConfirmationLink(row, confirmation)}` : orderUrl({ shopUrl }, row),
    until: toLocalDay(timeZone, until),
  });
  const message = { ...mail, from, to: row.email, headers: { 'Message-ID': messageId(`${name}-${row.orderNumber}`) } };
  await sendOnce(db, { orderId: row.id, kind: name, recipient: row.email }, () => mailer.send(message));
}

const sendConfirmation = defineJob({
  name: 'send-order-confirmation-request',
  schema: z.object({ confirmationId: z.int() }),
  run: async (services, { confirmationId }) => {
    const confirmation = await findWaitingConfirmation(services.db, confirmationId);
    const read = confirmation && (await readOrder(services.db, confirmation.orderId));
    if (!read) return;
    const { kind, askedAt: at, expiresAt: until } = confirmation;
    const pieces = await listNamedPieces(services.db, confirmation);
    await sendOrderAccessMail(services, read.row, { kind, at, until, pieces, confirmation, name: `confirm-${confirmationId}` });
  },
  retry,
});

async function listNamedPieces(db: Db, confirmation: Confirmation): Promise<OrderAccessMailData['pieces']> {
  if (confirmation.kind === 'review') return [await readReviewedProduct(db, confirmation)];
  return listConfirmedPieces(db, { confirmation, orderId: confirmation.orderId });
}

const sendLink = defineJob({
  name: 'send-order-link',
  schema: z.object({ orderId: z.int(), at: z.string() }),
  run: async (services, { orderId, at }) => {
    const read = await readOrder(services.db, orderId);
    const time = new Date(at);
    if (read) await sendOrderAccessMail(services, read.row, { kind: 'link', at: time, until: time, pieces: [], name: `link-${time.getTime()}` });
  },
  retry,
});

export const orderAccessMailJobs: readonly AnyJob[] = [sendConfirmation, sendLink];
export const orderAccessMailSubscriptions: readonly Subscription[] = [
  on('order.confirmation-requested', sendConfirmation),
  on('order.link-requested', sendLink),
];
