import { accountMail, type AccountMailKind } from './mails/account-mail.ts';
import { affiliateMail } from './mails/affiliate-mail.ts';
import { cartReminderMail } from './mails/cart-reminder-mail.ts';
import { exampleOrder, examplePieces, type ExampleFacts } from './order/example-order.ts';
import { newsletterMail } from './mails/newsletter-mail.ts';
import { orderAccessMail } from './mails/order-access-mail.ts';
import { orderCancelledMail } from './mails/order-cancelled-mail.ts';
import { orderMail } from './mails/order-mail.ts';
import { orderUpdateMail } from './mails/order-update-mail.ts';
import { orderUnpaidMail } from './mails/order-unpaid-mail.ts';
import { returnMail } from './mails/return-mail.ts';
import { sellerMail } from './mails/seller-mail.ts';
import { stockNoticeMail } from './mails/stock-notice-mail.ts';
import { wheelMail } from './mails/wheel-mail.ts';
import { ticketMail } from './mails/ticket-mail.ts';
import { wishNoticeMail } from './mails/wish-notice-mail.ts';
import type { RenderedMail } from './rendered-mail.ts';

/** A kind of mail in the back office. */
export interface MailKind {
  code: string;
  /** Its purpose, in English. */
  name: string;
  /** Prefixes of the keys of its own sentences. */
  own: readonly string[];
  /** Prefixes of keys that it shares with other mails. */
  shared: readonly string[];
  /** Returns the mail with example data. */
  example: (facts: ExampleFacts) => RenderedMail;
}

const greeting = ['order.greeting', 'order.footer'];

const orderUpdateFields = {
  shipped: 'A parcel has left',
  readyForPickup: 'It can be picked up',
  delivered: 'A parcel has arrived',
  undelivered: 'A parcel could not be handed over',
  cameBack: 'A parcel came back to the shop',
  lost: 'A parcel was lost',
  linesCancelled: 'Some of an order is cancelled',
  refunded: 'Money has gone back',
  refused: 'The confirmation desk refused an order',
} as const;

const returns = {
  requested: 'Somebody wants to send something back',
  approved: 'A return is approved',
  rejected: 'A return is refused',
  received: 'A return has arrived',
  withdrawal: 'Somebody withdraws from a contract',
} as const;

const orderAccess = {
  link: 'The link of an order was asked for with its numbers',
  return: 'A return by the numbers of an order waits for confirmation',
  withdrawal: 'A withdrawal by the numbers of an order waits for confirmation',
  review: 'A review by the numbers of an order waits for confirmation',
} as const;

const affiliate = {
  applied: 'An affiliate has applied',
  approved: 'An affiliate is taken into the programme',
  rejected: 'An application to the programme is turned down',
  suspended: 'An affiliate is suspended',
  resumed: 'An affiliate earns again',
  commissionRefused: 'A held commission is refused',
  payoutSent: 'An affiliate is paid',
  payoutFailed: 'A payout to an affiliate failed',
  payoutAccountChanged: 'The payout account of an affiliate was changed',
  leaving: 'An affiliate wants to be forgotten, and is settled with first',
} as const;

const seller = {
  received: 'Somebody has applied to sell here',
  again: 'Somebody applies to sell here once more',
  approved: 'A seller is approved',
  rejected: 'An application to sell here is turned down',
  suspended: 'A seller is suspended',
  resumed: 'A seller may sell again',
} as const;

const account: Readonly<Record<AccountMailKind, string>> = {
  welcome: 'An account was made',
  confirmEmail: 'Confirm an e-mail address',
  resetPassword: 'A new password was asked for',
  passwordChanged: 'A password was changed',
  newDevice: 'A sign-in from an unknown browser',
  passkeyAdded: 'A passkey was added',
  leaveEmail: 'Change of e-mail: the old mailbox is asked',
  takeEmail: 'Change of e-mail: the new mailbox is asked',
  takenEmail: 'Change of e-mail: the address has an account',
  emailChanged: 'The e-mail was changed',
  dataReady: 'A copy of one’s data is ready',
  accountDeleted: 'An account is deleted',
  invited: 'Access to the back office was given',
};

/** Every mail of the shop. */
export const mailKinds: readonly MailKind[] = [
  {
    code: 'order-confirmation',
    name: 'An order is confirmed',
    own: ['order.'],
    shared: [],
    example: (facts) => orderMail(exampleOrder(facts)),
  },
  ...(Object.keys(orderUpdateFields) as (keyof typeof orderUpdateFields)[]).map((kind): MailKind => ({
    code: `order-${kind}`,
    name: orderUpdateFields[kind],
    own: [`orderUpdate.${kind}.`],
    shared: [
      ...greeting,
      'order.orderNumber',
      'orderUpdate.pieces',
      'orderUpdate.carrier',
      'orderUpdate.trackingNumber',
      'orderUpdate.pickup',
      'orderUpdate.follow',
      'orderUpdate.look',
    ],
    example: (facts) =>
      orderUpdateMail({
        kind,
        ...facts,
        trackUrl: `${facts.shopUrl}/Track/Order`,
        pieces: examplePieces,
        amount: kind === 'refunded' || kind === 'cameBack' ? facts.amount : null,
        ...(kind === 'shipped' && { parcel: { carrier: facts.carrier, trackingNumber: '00340434161094015902', trackingUrl: null } }),
      }),
  })),
  {
    code: 'order-cancelled',
    name: 'An order is cancelled',
    own: ['orderCancelled.'],
    shared: greeting,
    example: (facts) => orderCancelledMail({ ...facts, trackUrl: `${facts.shopUrl}/Track/Order`, refund: facts.amount }),
  },
  {
    code: 'order-unpaid',
    name: 'An order was not paid in time',
    own: ['orderUnpaid.'],
    shared: greeting,
    example: (facts) => orderUnpaidMail({ ...facts, buyUrl: `${facts.shopUrl}/Checkout` }),
  },
  ...(Object.keys(returns) as (keyof typeof returns)[]).map((kind): MailKind => ({
    code: `return-${kind}`,
    name: returns[kind],
    own: [`returns.${kind}.`],
    shared: ['order.greeting', 'returns.returnNumber', 'returns.pieces', 'returns.notSent', 'returns.sendTo', 'returns.reason', 'returns.footer'],
    example: (facts) =>
      returnMail({
        kind,
        ...facts,
        link: `${facts.shopUrl}/return/${facts.orderNumber}`,
        returnNumber: `${facts.orderNumber}-R1`,
        pieces: examplePieces,
        hasUnsent: false,
        sendTo: kind === 'approved' ? [facts.shopName, 'Stara steza 0', '1000 Ljubljana'] : [],
        reason: kind === 'rejected' ? 'It has been worn' : '',
      }),
  })),
  ...(Object.keys(orderAccess) as (keyof typeof orderAccess)[]).map((kind): MailKind => ({
    code: `order-access-${kind}`,
    name: orderAccess[kind],
    own: [`orderAccess.${kind}.`],
    shared: ['order.greeting', 'orderAccess.footer', ...(kind === 'link' ? [] : ['returns.pieces'])],
    example: (facts) =>
      orderAccessMail({
        kind,
        ...facts,
        link: `${facts.shopUrl}/orders/confirm`,
        until: '2026-12-31',
        pieces: kind === 'link' ? [] : examplePieces.map(({ name, color, size, quantity }) => `${quantity} × ${name}, ${color}, ${size}`),
      }),
  })),
  ...(Object.keys(account) as AccountMailKind[]).map((kind): MailKind => ({
    code: `account-${kind}`,
    name: account[kind],
    own: [`account.${kind}.`],
    shared: ['account.greeting', 'account.footer', ...(kind === 'newDevice' || kind === 'passkeyAdded' ? ['account.signIn.'] : [])],
    example: (facts) =>
      accountMail({
        kind,
        ...facts,
        link: `${facts.shopUrl}/user`,
        newEmail: 'ana.new@example.com',
        ...(kind === 'newDevice' && {
          signIn: { at: facts.at, timeZone: facts.timeZone, browser: 'Firefox', os: 'Windows', network: '203.0.113.0' },
        }),
      }),
  })),
  ...(Object.keys(affiliate) as (keyof typeof affiliate)[]).map((kind): MailKind => ({
    code: `affiliate-${kind}`,
    name: affiliate[kind],
    own: [`affiliate.${kind}.`],
    shared: ['account.greeting', 'affiliate.reason', 'affiliate.footer'],
    example: ({ currency, decimals, amount, ...facts }) =>
      affiliateMail({
        kind,
        ...facts,
        code: 'ANASTYLE',
        payoutNumber: 'PO-2026-000001',
        heldUntil: '2026-12-31',
        amount: { amount, currency, decimals },
        reason: kind === 'rejected' || kind === 'suspended' ? 'Nothing can be read on it yet' : '',
      }),
  })),
  ...(['confirm', 'welcome'] as const).map((kind): MailKind => ({
    code: `newsletter-${kind}`,
    name: kind === 'confirm' ? 'The newsletter was asked for' : 'The newsletter is confirmed',
    own: [`newsletter.${kind}.`],
    shared: ['newsletter.footer', ...(kind === 'welcome' ? ['newsletter.unsubscribe'] : [])],
    example: (facts) =>
      newsletterMail({ kind, ...facts, link: facts.shopUrl, unsubscribeUrl: kind === 'welcome' ? `${facts.shopUrl}/unsubscribe` : null }),
  })),
  ...(Object.keys(seller) as (keyof typeof seller)[]).map((kind): MailKind => ({
    code: `seller-${kind}`,
    name: seller[kind],
    own: [`seller.${kind}.`],
    shared: ['account.greeting', 'seller.reason', 'seller.footer'],
    example: (facts) =>
      sellerMail({
        kind,
        ...facts,
        company: 'Nordvik Linen',
        reason: kind === 'rejected' || kind === 'suspended' ? 'Some documents are missing' : '',
      }),
  })),
  ...(['received', 'toShop'] as const).map((kind): MailKind => ({
    code: kind === 'received' ? 'ticket-received' : 'ticket-to-shop',
    name: kind === 'received' ? 'A message has arrived' : 'To the shop: somebody has written',
    own: [`ticket.${kind}.`],
    shared: ['ticket.topics.', 'ticket.number', 'ticket.topic', 'ticket.from', 'ticket.orderNumber', 'ticket.message', 'ticket.footer'],
    example: (facts) =>
      ticketMail({
        kind,
        ...facts,
        number: 'T-7KQ4MX2R',
        topic: 'delivery',
        name: 'Ana Novak',
        email: 'ana@example.com',
        message: 'Can it be left with a neighbour?\nAt number 7, green door.',
      }),
  })),
  {
    code: 'stock-notice',
    name: 'A sold-out size is back',
    own: ['stockNotice.'],
    shared: [],
    example: (facts) =>
      stockNoticeMail({
        ...facts,
        productUrl: `${facts.shopUrl}/product/linen-shirt`,
        product: 'Linen shirt',
        brand: 'Linea',
        color: 'Navy',
        size: 'M',
      }),
  },
  {
    code: 'cart-reminder',
    name: 'A cart was left',
    own: ['cartReminder.'],
    shared: [],
    example: (facts) =>
      cartReminderMail({
        ...facts,
        cartUrl: `${facts.shopUrl}/cart/back`,
        stopUrl: `${facts.shopUrl}/cart/back?stop=`,
        pieces: [{ product: 'Linen shirt', brand: 'Linea', color: 'Navy', size: 'M', quantity: 2, price: facts.amount }],
      }),
  },
  {
    code: 'wheel-coupon',
    name: 'A coupon was won on the wheel',
    own: ['wheel.'],
    shared: [],
    example: ({ amount, at, ...facts }) =>
      wheelMail({
        ...facts,
        prize: { kind: 'percent', value: 1000, minimum: amount },
        code: 'SPIN-7KQ4M-X2RPA',
        lastDay: at.toISOString().slice(0, 10),
      }),
  },
  {
    code: 'wish-notice',
    name: 'Something of a wishlist is cheaper or back',
    own: ['wishNotice.'],
    shared: [],
    example: (facts) =>
      wishNoticeMail({
        ...facts,
        wishlistUrl: `${facts.shopUrl}/Wishlists`,
        wishes: [
          {
            product: 'Linen shirt',
            brand: 'Linea',
            url: `${facts.shopUrl}/product/linen-shirt`,
            price: facts.amount,
            priceBefore: facts.amount * 1.25,
            isBack: false,
          },
          { product: 'Rain coat', brand: 'Norr', url: `${facts.shopUrl}/product/rain-coat`, price: facts.amount, priceBefore: null, isBack: true },
        ],
      }),
  },
];
