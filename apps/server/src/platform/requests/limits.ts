/**
 * All rate limits. `rate-limit.ts` counts calls across all processes. `docs/operations.md` lists the limits; a test compares the two.
 *
 * A network is an IPv4 address, which an office or a mobile network may share, or the /64 of an IPv6 address.
 */

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const quarter = 15 * minute;

interface WindowLimit {
  /** Maximum number of calls in a window. */
  points: number;
  /** Length of the window in seconds, starting with the first call. */
  seconds: number;
  /** The key by which calls are counted. */
  by: string;
  what: string;
}

interface DelayLimit {
  /** Number of free tries. The first wait begins after the last free try. */
  free: number;
  /** First wait in seconds; each further wait is twice as long. */
  first: number;
  /** Maximum wait in seconds. */
  maxWait: number;
  by: string;
  what: string;
}

/** Limits of calls per window. */
export const windowLimits = {
  'affiliate-feeds': { points: 60, seconds: hour, by: 'affiliate', what: 'downloads of product feeds' },
  'affiliate-reports': { points: 120, seconds: minute, by: 'affiliate', what: 'reports read with API tokens' },
  'client-errors': { points: 20, seconds: minute, by: 'network', what: 'reports of errors in a browser' },
  clicks: { points: 300, seconds: minute, by: 'network', what: 'affiliate clicks' },
  'confirmation-email': { points: 5, seconds: hour, by: 'email address', what: 'emails that confirm an email address' },
  'affiliate-messages': { points: 20, seconds: hour, by: 'affiliate', what: 'messages of affiliates to staff' },
  'confirmation-user': { points: 10, seconds: hour, by: 'account', what: 'emails that confirm an email address' },
  consent: { points: 120, seconds: hour, by: 'network', what: 'answers to the cookie banner' },
  conversions: { points: 60, seconds: minute, by: 'network', what: 'reported conversions' },
  coupon: { points: 20, seconds: hour, by: 'cart', what: 'unknown coupon codes' },
  'coupon-address': { points: 100, seconds: hour, by: 'network', what: 'unknown coupon codes' },
  'cart-transfer': { points: 120, seconds: quarter, by: 'network', what: 'cart transfers between countries' },
  draft: { points: 600, seconds: quarter, by: 'cart', what: 'saved fields of the checkout form' },
  'login-address': { points: 100, seconds: quarter, by: 'network', what: 'wrong sign-ins' },
  'new-cart': { points: 300, seconds: quarter, by: 'network', what: 'new carts' },
  newsletter: { points: 20, seconds: hour, by: 'network', what: 'newsletter subscriptions' },
  'order-mail': { points: 10, seconds: day, by: 'order', what: 'emails with a link that confirms a request' },
  'order-proof': { points: 20, seconds: hour, by: 'order', what: 'wrong proofs of an order' },
  'order-proof-address': { points: 60, seconds: quarter, by: 'network', what: 'wrong proofs of orders' },
  pages: { points: 600, seconds: minute, by: 'network', what: 'pages that are not in the cache' },
  participation: { points: 10, seconds: hour, by: 'network', what: 'participations in campaigns' },
  passkey: { points: 60, seconds: quarter, by: 'network', what: 'sign-ins by passkey' },
  'passkey-challenge': { points: 300, seconds: quarter, by: 'network', what: 'passkey challenges' },
  'picture-sizes': { points: 400, seconds: minute, by: 'network', what: 'new sizes of pictures' },
  'place-cart': { points: 60, seconds: quarter, by: 'cart', what: 'order attempts' },
  'place-cash-address': { points: 30, seconds: hour, by: 'network', what: 'orders paid on delivery' },
  'place-cash-email': { points: 10, seconds: day, by: 'email address', what: 'orders paid on delivery' },
  'place-cash-phone': { points: 10, seconds: day, by: 'phone number', what: 'orders paid on delivery' },
  'place-paid': { points: 1, seconds: day, by: 'payment', what: 'payments that improve the count of their network' },
  'postback-again': { points: 30, seconds: 10 * minute, by: 'affiliate', what: 'repeated postbacks' },
  'postback-ping': { points: 10, seconds: 10 * minute, by: 'affiliate', what: 'test postbacks' },
  registration: { points: 60, seconds: hour, by: 'network', what: 'registrations' },
  'reset-address': { points: 30, seconds: hour, by: 'network', what: 'emails that reset a password' },
  'reset-email': { points: 5, seconds: hour, by: 'email address', what: 'emails that reset a password' },
  returns: { points: 120, seconds: quarter, by: 'network', what: 'calls about returns and withdrawals' },
  'seller-applications': { points: 10, seconds: hour, by: 'network', what: 'applications of sellers' },
  'seller-reminders': { points: 2, seconds: day, by: 'email address', what: 'emails about an earlier application' },
  'stock-notice-mails': { points: 5, seconds: day, by: 'email address', what: 'emails that confirm a back-in-stock request' },
  'stock-notices': { points: 20, seconds: hour, by: 'network', what: 'requested back-in-stock emails' },
  tickets: { points: 20, seconds: hour, by: 'network', what: 'messages to customer service' },
  'tickets-per-address': { points: 5, seconds: day, by: 'email address', what: 'messages to customer service' },
  'vat-ids': { points: 20, seconds: hour, by: 'cart', what: 'VAT ids looked up in VIES' },
  'wheel-address': { points: 120, seconds: hour, by: 'network', what: 'calls of the prize wheel' },
} as const satisfies Readonly<Record<string, WindowLimit>>;

/** Limits with growing waits. */
export const delayLimits = {
  login: { free: 5, first: 30, maxWait: hour, by: 'network and account', what: 'wrong sign-ins' },
  'login-account': { free: 20, first: 5, maxWait: minute, by: 'account', what: 'wrong sign-ins from unknown browsers' },
  'login-device': { free: 20, first: 5, maxWait: hour, by: 'account and known browser', what: 'wrong sign-ins' },
  'old-password': { free: 5, first: 30, maxWait: hour, by: 'account', what: 'wrong current passwords in a session' },
  'place-address': { free: 30, first: 10, maxWait: quarter, by: 'network', what: 'orders with unpaid online payment' },
  'second-factor': { free: 10, first: 30, maxWait: hour, by: 'account', what: 'wrong codes of a second factor' },
} as const satisfies Readonly<Record<string, DelayLimit>>;

export type WindowLimitName = keyof typeof windowLimits;
export type DelayLimitName = keyof typeof delayLimits;
