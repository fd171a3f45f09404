import { z } from 'zod';
import { findOrder, readOrder } from '#modules/orders';
import { findLatestPayment } from '#modules/payments';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import type { MailMessage } from '#platform/mailer';
import { sendOnce } from '../send-once.ts';
import { writeOrderMail } from './write-order-mail.ts';

const retry = { limit: 15, delaySeconds: 10 } as const;

/** Sends a buyer the current state of their order after an edit by staff: once per edit. */
const sendEditedMail = defineJob({
  name: 'send-edited-mail',
  schema: z.object({ orderId: z.int(), eventId: z.int() }),
  run: async ({ db, config, mailer }, { orderId, eventId }) => {
    const read = await readOrder(db, orderId);
    if (!read || read.row.email === '' || read.row.status === 'CANCELLED') return;
    const message = await writeOrderMail(db, config, read, { isEdited: true });
    const kind = `edited-${eventId}`;
    await sendOnce(db, { orderId, kind, recipient: message.to }, () => mailer.send(withDistinctId(message, kind)));
  },
  retry,
});

/** Sends the payment link of a phone order, unless it is paid or cancelled. */
const sendPaymentLink = defineJob({
  name: 'send-payment-link',
  schema: z.object({ orderNumber: z.string() }),
  run: async ({ db, config, mailer }, { orderNumber }) => {
    const order = await findOrder(db, orderNumber);
    const read = order && (await readOrder(db, order.id));
    if (!order || read?.row.status !== 'PENDING') return;
    const payment = await findLatestPayment(db, read.row.orderNumber);
    if (payment?.status !== 'open' || payment.payUrl === null) return;
    const { payUrl } = payment;
    const message = await writeOrderMail(db, config, read, { payUrl });
    await sendOnce(db, { orderId: order.id, kind: 'payment-link', recipient: message.to }, () =>
      mailer.send(withDistinctId(message, 'payment-link')),
    );
  },
  retry,
});

/** Sets a separate Message-ID: a mail program would hide an email with the Message-ID of the confirmation as a duplicate. */
const withDistinctId = (message: MailMessage, kind: string): MailMessage => ({
  ...message,
  headers: { ...message.headers, 'Message-ID': message.headers?.['Message-ID']?.replace('@', `-${kind}@`) ?? '' },
});

export const orderQueueMailJobs: readonly AnyJob[] = [sendEditedMail, sendPaymentLink];
export const orderQueueMailSubscriptions: readonly Subscription[] = [on('order.edited', sendEditedMail), on('order.taken-unpaid', sendPaymentLink)];
