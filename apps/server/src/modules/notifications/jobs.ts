import { z } from 'zod';
import { readOrder } from '#modules/orders';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { sendOnce } from './send-once.ts';
import { writeOrderMail } from './write-order-mail.ts';

/** Confirms an order by mail: one paid on delivery when it is placed, one paid online when the money has come. */
const sendOrderMail = defineJob({
  name: 'send-order-mail',
  schema: z.object({ orderId: z.int(), isAwaitingPayment: z.boolean().optional(), isJustPlaced: z.boolean().optional() }),
  run: async ({ db, config, mailer }, { orderId, isAwaitingPayment, isJustPlaced }) => {
    // One that is confirmed as it is placed has been told of already: two pieces of news, one mail.
    const read = isAwaitingPayment || isJustPlaced ? undefined : await readOrder(db, orderId);
    if (!read || read.row.status === 'CANCELLED') return;
    const message = await writeOrderMail(db, config, read);
    await sendOnce(db, { orderId, kind: 'order-confirmation', recipient: message.to }, () => mailer.send(message));
  },
  // A mail server may be down for hours: the last try comes after about three days.
  retry: { limit: 15, delaySeconds: 10 },
});

export const notificationJobs: readonly AnyJob[] = [sendOrderMail];
export const notificationSubscriptions: readonly Subscription[] = [on('order.placed', sendOrderMail), on('order.confirmed', sendOrderMail)];
