import { readCookie, formatCookie } from '#lib/session/cookies.ts';
import { parseReturnTo } from '#lib/session/return-to.ts';
import type { PassingCartNotice } from '#lib/session/visitor.tsx';

/**
 * Codes of the notices that the next page shows after a form without JavaScript. A cookie that lasts a minute contains the
 * notice, so that it does not appear in an address that is shared or reloaded.
 */
export const noticeCodes = [
  'cart-lost',
  'cart-of-other-country',
  'cart-changed',
  'cart-merged',
  'cart-transferred',
  'cart-transfer-void',
  'cart-back',
  'already-ordered',
  'order-items-missing',
  'reminders-stopped',
  'LinkExpired',
  'CartIsEmpty',
  'choose-size',
  'SoldOut',
  'VariantNotFound',
  'ProductNotFound',
  'LineNotFound',
  'CartIsFull',
  'TooManyRequests',
  'InvalidInput',
  // The quantity is not a valid number of pieces: see `quantity-issue.ts`.
  'wrong-quantity',
  'wrong-integer',
  'wrong-min',
  'wrong-max',
  'failed',
] as const;
export type NoticeCode = (typeof noticeCodes)[number];

export interface CartNotice {
  code: NoticeCode;
  /** The line that the notice is about, if any. */
  lineId?: number;
  /** Pieces that are still available. */
  available?: number;
  /** The page of the product that could not be added. */
  returnTo?: string;
  /** After a merge or a transfer from another country: the number of lines by result. */
  merged?: MergedCounts;
  /** Whether the notice was already shown in a snackbar; the cart page shows it again. */
  isShown?: boolean;
}

/** `fewer`: reduced to the stock; `lost`: not available. */
export type MergedCounts = Readonly<Record<'joined' | 'fewer' | 'lost', number>>;

const noticeCookie = 'cart_notice';
/** Seconds: long enough for the page that follows the form. */
const noticeLifetime = 60;
/**
 * Seconds for notices about a merged or transferred cart: after signing in or changing the country, the shopper may open the
 * cart later.
 */
const passingLifetime = 15 * 60;

export const readCartNotice = (request: Request): CartNotice | null => readNotice(readCookie(request, noticeCookie));

export const buildNoticeCookie = (notice: CartNotice, { isSecure }: { isSecure: boolean }): string =>
  formatCookie(noticeCookie, serializeNotice(notice), { maxAge: isShownInSnackbar(notice) ? passingLifetime : noticeLifetime, isSecure });

/** Returns the cookie that deletes the notice, because a notice is shown once. */
export const deleteNoticeCookie = ({ isSecure }: { isSecure: boolean }): string => formatCookie(noticeCookie, '', { maxAge: 0, isSecure });

export const serializeNotice = (notice: CartNotice): string => JSON.stringify(notice);

/** Reads the notice cookie. @returns null if it is invalid; only codes and numbers are read, never text to show */
export function readNotice(cookie: string | null | undefined): CartNotice | null {
  if (!cookie) return null;
  try {
    const read: unknown = JSON.parse(cookie);
    return isNotice(read) ? read : null;
  } catch {
    return null;
  }
}

/** Returns whether a notice is shown on any page, and again above the cart. */
export const isShownInSnackbar = (notice: CartNotice): notice is CartNotice & PassingCartNotice =>
  isOfTwoCarts(notice.code) || notice.code === 'cart-transfer-void';

/** Returns whether a notice reports how lines of one cart were added to another. */
const isOfTwoCarts = (code: unknown): boolean => code === 'cart-merged' || code === 'cart-transferred';

function isNotice(read: unknown): read is CartNotice {
  if (typeof read !== 'object' || read === null) return false;
  const { code, lineId, available, returnTo, merged, isShown } = read as Record<string, unknown>;
  const isNumber = (value: unknown): boolean => value === undefined || Number.isSafeInteger(value);
  return (
    noticeCodes.some((known) => known === code) &&
    isNumber(lineId) &&
    isNumber(available) &&
    (returnTo === undefined || parseReturnTo(returnTo) !== null) &&
    (isOfTwoCarts(code) ? isMergedCounts(merged) : merged === undefined) &&
    (isShown === undefined || typeof isShown === 'boolean')
  );
}

function isMergedCounts(read: unknown): read is MergedCounts {
  if (typeof read !== 'object' || read === null) return false;
  const { joined, fewer, lost } = read as Record<string, unknown>;
  return [joined, fewer, lost].every((count) => Number.isSafeInteger(count));
}

/** Returns the page that a form wants to return to, if it belongs to the shop; else null. */
export const readReturnTo = (form: FormData): string | null => parseReturnTo(form.get('returnTo'));
