import type { MailKind } from './mail-kind.ts';
import { accountKinds } from './mails/account-mail.ts';
import { affiliateKinds } from './mails/affiliate-mail.ts';
import { cartReminderKinds } from './mails/cart-reminder-mail.ts';
import { mailingKinds } from './mails/mailing-mail.ts';
import { newsletterKinds } from './mails/newsletter-mail.ts';
import { orderAccessKinds } from './mails/order-access-mail.ts';
import { orderCancelledKinds } from './mails/order-cancelled-mail.ts';
import { orderKinds } from './mails/order-mail.ts';
import { orderUnpaidKinds } from './mails/order-unpaid-mail.ts';
import { ordersReceivedKinds } from './mails/orders-received-mail.ts';
import { orderUpdateKinds } from './mails/order-update-mail.ts';
import { returnKinds } from './mails/return-mail.ts';
import { sellerKinds } from './mails/seller-mail.ts';
import { stockNoticeConfirmKinds } from './mails/stock-notice-confirm-mail.ts';
import { stockNoticeKinds } from './mails/stock-notice-mail.ts';
import { ticketKinds } from './mails/ticket-mail.ts';
import { ticketReplyKinds } from './mails/ticket-reply-mail.ts';
import { wheelKinds } from './mails/wheel-mail.ts';
import { wishNoticeKinds } from './mails/wish-notice-mail.ts';

/** Every email of the shop. */
export const mailKinds: readonly MailKind[] = [
  // One line per file of emails.
  ...orderKinds,
  ...ordersReceivedKinds,
  ...orderUpdateKinds,
  ...orderCancelledKinds,
  ...orderUnpaidKinds,
  ...returnKinds,
  ...orderAccessKinds,
  ...accountKinds,
  ...affiliateKinds,
  ...newsletterKinds,
  ...mailingKinds,
  ...sellerKinds,
  ...ticketKinds,
  ...ticketReplyKinds,
  ...stockNoticeConfirmKinds,
  ...stockNoticeKinds,
  ...cartReminderKinds,
  ...wheelKinds,
  ...wishNoticeKinds,
];
