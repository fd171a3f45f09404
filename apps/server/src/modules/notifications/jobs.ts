import { z } from 'zod';
import { readOrder } from '#modules/orders';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { requestJob } from '#platform/jobs/request-job';
import { inTransaction } from '#platform/transaction';
import { accountMailJobs, accountMailSubscriptions } from './account-mail-jobs.ts';
import { affiliateMessageMailJobs, affiliateMessageMailSubscriptions } from './affiliate-message-mails.ts';
import { affiliateMailJobs, affiliateMailSubscriptions } from './send-affiliate-mail.ts';
import { cartReminderJobs } from './reminders/cart-reminder-jobs.ts';
import { reportMailJobs, reportMailSubscriptions } from './send-report-mail.ts';
import { deleteStockNotices } from './notices/delete-stock-notices.ts';
import { listStockNotices } from './notices/list-stock-notices.ts';
import { mailingJobs } from './mailings/mailing-jobs.ts';
import { newsletterMailJobs, newsletterMailSubscriptions } from './newsletter-mail-jobs.ts';
import { orderQueueMailJobs, orderQueueMailSubscriptions } from './orders/order-queue-mails.ts';
import { orderUpdateJobs, orderUpdateSubscriptions } from './orders/send-order-update.ts';
import { resendOrderMailJob } from './orders/order-mails.ts';
import { orderAccessMailJobs, orderAccessMailSubscriptions } from './orders/send-order-access-mail.ts';
import { returnMailJobs, returnMailSubscriptions } from './orders/send-return-mail.ts';
import { sellerMailJobs, sellerMailSubscriptions } from './seller-mail-jobs.ts';
import { sendCancelledMail } from './orders/send-cancelled-mail.ts';
import { sendNoticeConfirmation } from './notices/send-notice-confirmation.ts';
import { sendOnce } from './send-once.ts';
import { delayReceivedOrder, sendReceivedOrdersJob } from './orders/send-received-orders.ts';
import { sendStockNotice } from './notices/send-stock-notice.ts';
import { sendUnpaidMail } from './orders/send-unpaid-mail.ts';
import { sendTestMail } from './texts/send-test-mail.ts';
import { wheelMailJobs, wheelMailSubscriptions } from './wheel-mail-jobs.ts';
import { ticketMailJobs, ticketMailSubscriptions } from './ticket-mail-jobs.ts';
import { wishNoticeJobs } from './notices/wish-notice-jobs.ts';
import { writeOrderMail } from './orders/write-order-mail.ts';

/** Sends the confirmation email: for cash on delivery when the order is placed, for online payment when it is paid. */
const sendOrderMail = defineJob({
  name: 'send-order-mail',
  schema: z.object({ orderId: z.int(), isAwaitingPayment: z.boolean().optional(), isJustPlaced: z.boolean().optional() }),
  run: async ({ db, config, mailer }, { orderId, isAwaitingPayment, isJustPlaced }) => {
    // An order that is confirmed when it is placed has two events but needs one email.
    const read = isAwaitingPayment || isJustPlaced ? undefined : await readOrder(db, orderId);
    if (!read || read.row.status === 'CANCELLED') return;
    if (await delayReceivedOrder(db, read)) return;
    const message = await writeOrderMail(db, config, read);
    await sendOnce(db, { orderId, kind: 'order-confirmation', recipient: message.to }, () => mailer.send(message));
  },
  // A mail server may be down for hours: the last retry is after about three days.
  retry: { limit: 15, delaySeconds: 10 },
});

/** Sends the cancellation email. */
const sendCancelledMailJob = defineJob({
  name: 'send-cancelled-mail',
  schema: z.object({ orderId: z.int() }),
  run: (services, { orderId }) => sendCancelledMail(services, orderId),
  retry: { limit: 15, delaySeconds: 10 },
});

/** Sends the email about an order that was cancelled because it was not paid. */
const sendUnpaidMailJob = defineJob({
  name: 'send-unpaid-mail',
  schema: z.object({ orderId: z.int() }),
  run: (services, { orderId }) => sendUnpaidMail(services, orderId),
  retry: { limit: 15, delaySeconds: 10 },
});

/** Sends one back-in-stock email. */
const sendStockNoticeJob = defineJob({
  name: 'send-stock-notice',
  schema: z.object({ noticeId: z.int() }),
  run: (services, { noticeId }) => sendStockNotice(services, noticeId),
  retry: { limit: 15, delaySeconds: 10 },
});

/** Sends the email whose link confirms a stock notice. */
const sendNoticeConfirmationJob = defineJob({
  name: 'send-stock-notice-question',
  schema: z.object({ noticeId: z.int() }),
  run: (services, { noticeId }, { id }) => sendNoticeConfirmation(services, { noticeId, name: `stock-notice-question-${id}` }),
  retry: { limit: 15, delaySeconds: 10 },
});

/** Starts one job per open notice after a stock change, so that a failing email does not delay the others. */
const notifyOfStock = defineJob({
  name: 'notify-of-stock',
  schema: z.object({ variantIds: z.array(z.int()) }),
  run: async ({ db }, { variantIds }) => {
    const noticeIds = await listStockNotices(db, variantIds);
    if (noticeIds.length === 0) return;
    await inTransaction(db, async (tx) => {
      for (const noticeId of noticeIds) await requestJob(tx, sendStockNoticeJob, { noticeId });
    });
  },
});

const deleteOldStockNotices = defineJob({
  name: 'notifications.delete-old-stock-notices',
  schema: z.object({}),
  schedule: { dailyAtUtc: '03:40' },
  run: async ({ db, log }) => {
    const count = await deleteStockNotices(db);
    if (count > 0) log.info({ count }, 'old stock notices were deleted');
  },
});

export const notificationJobs: readonly AnyJob[] = [
  sendOrderMail,
  resendOrderMailJob,
  sendReceivedOrdersJob,
  sendCancelledMailJob,
  sendUnpaidMailJob,
  notifyOfStock,
  sendStockNoticeJob,
  sendNoticeConfirmationJob,
  deleteOldStockNotices,
  sendTestMail,
  ...wishNoticeJobs,
  ...cartReminderJobs,
  ...accountMailJobs,
  ...affiliateMailJobs,
  ...affiliateMessageMailJobs,
  ...newsletterMailJobs,
  ...mailingJobs,
  ...wheelMailJobs,
  ...sellerMailJobs,
  ...ticketMailJobs,
  ...orderAccessMailJobs,
  ...returnMailJobs,
  ...orderUpdateJobs,
  ...orderQueueMailJobs,
  ...reportMailJobs,
];
export const notificationSubscriptions: readonly Subscription[] = [
  on('order.placed', sendOrderMail),
  on('order.confirmed', sendOrderMail),
  on('order.moved-to-queue', sendOrderMail),
  on('order.cancelled', sendCancelledMailJob),
  on('order.unpaid', sendUnpaidMailJob),
  on('stock.changed', notifyOfStock),
  on('stock-notice.confirmation-requested', sendNoticeConfirmationJob),
  on('stock-notice.confirmed', sendStockNoticeJob),
  ...accountMailSubscriptions,
  ...affiliateMailSubscriptions,
  ...affiliateMessageMailSubscriptions,
  ...newsletterMailSubscriptions,
  ...wheelMailSubscriptions,
  ...sellerMailSubscriptions,
  ...ticketMailSubscriptions,
  ...orderAccessMailSubscriptions,
  ...returnMailSubscriptions,
  ...orderUpdateSubscriptions,
  ...orderQueueMailSubscriptions,
  ...reportMailSubscriptions,
];
