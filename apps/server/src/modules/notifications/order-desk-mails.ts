import { z } from 'zod';
import { findOrder, readOrder } from '#modules/orders';
import { payUrlOf } from '#modules/payments';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import type { MailMessage } from '#platform/mailer';
import { sendOnce } from './send-once.ts';
import { writeOrderMail } from './write-order-mail.ts';

const retry = { limit: 15, delaySeconds: 10 } as const;

/** Tells a buyer how his order stands after staff have edited it: once an edit, as it is when the mail is written. */
const sendEditedMail = defineJob({
  name: 'send-edited-mail',
  schema: z.object({ orderId: z.int(), eventId: z.int() }),
  run: async ({ db, config, mailer }, { orderId, eventId }) => {
    const read = await readOrder(db, orderId);
    if (!read || read.row.email === '' || read.row.status === 'CANCELLED') return;
    const message = await writeOrderMail(db, config, read, { isEdited: true });
    const kind = `edited-${eventId}`;
    await sendOnce(db, { orderId, kind, recipient: message.to }, () => mailer.send(withOwnId(message, kind)));
  },
  retry,
});

/** Sends the link to the payment of an order that was taken by telephone. Nothing, once it is paid or given up. */
const sendPaymentLink = defineJob({
  name: 'send-payment-link',
  schema: z.object({ orderNumber: z.string() }),
  run: async ({ db, config, mailer }, { orderNumber }) => {
    const order = await findOrder(db, orderNumber);
    const read = order && (await readOrder(db, order.id));
    if (!order || read?.row.status !== 'PENDING') return;
    const payUrl = await payUrlOf(db, read.row.orderNumber);
    if (payUrl === null) return;
    const message = await writeOrderMail(db, config, read, { payUrl });
    await sendOnce(db, { orderId: order.id, kind: 'payment-link', recipient: message.to }, () => mailer.send(withOwnId(message, 'payment-link')));
  },
  retry,
});

/** Under the confirmation's Message-ID a mail program would hide it. */
const withOwnId = (message: MailMessage, kind: string): MailMessage => ({
  ...message,
  headers: { ...message.headers, 'Message-ID': message.headers?.['Message-ID']?.replace('@', `-${kind}@`) ?? '' },
});

export const orderDeskJobs: readonly AnyJob[] = [sendEditedMail, sendPaymentLink];
export const orderDeskSubscriptions: readonly Subscription[] = [on('order.edited', sendEditedMail), on('order.taken-unpaid', sendPaymentLink)];
