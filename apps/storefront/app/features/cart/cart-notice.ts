import { readCookie, writtenCookie } from '#lib/cookies.ts';
import { returnToOf } from '#lib/return-to.ts';
import type { ToldInPassing } from '#lib/visitor.tsx';

/**
 * What the cart has to tell after a form without JavaScript: a code that the next page puts into words,
 * carried there by a cookie that lives a minute, so that nothing stands in an address that is shared or reloaded.
 */
export const noticeCodes = [
  'cart-lost',
  'cart-of-other-country',
  'cart-changed',
  'cart-merged',
  'cart-handed-over',
  'hand-over-void',
  'cart-back',
  'already-ordered',
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
  // A number of pieces that is none: see `quantity-issue.ts`.
  'wrong-quantity',
  'wrong-integer',
  'wrong-min',
  'wrong-max',
  'failed',
] as const;
export type NoticeCode = (typeof noticeCodes)[number];

export interface CartNotice {
  code: NoticeCode;
  /** The line it belongs beside, where there is one. */
  lineId?: number;
  /** Pieces that can still be had. */
  available?: number;
  /** The page of the garment that could not be added. */
  returnTo?: string;
  /** What became of the lines of a guest's cart, or of another country's, when they were put into this one: how many of each. */
  merged?: MergedCounts;
  /** Whether it was said in passing already; the cart's page says it once more. */
  isTold?: boolean;
}

/** `fewer`: as far as stock went; `lost`: nothing of it can be had. */
export type MergedCounts = Readonly<Record<'joined' | 'fewer' | 'lost', number>>;

const noticeCookie = 'cart_notice';
/** Seconds: long enough for the page that follows the form. */
const noticeLifetime = 60;
/** Seconds that it is told what became of a cart on the way: who signs in, or changes the country, is not on his way to it. */
const passingLifetime = 15 * 60;

export const noticeOf = (request: Request): CartNotice | null => readNotice(readCookie(request, noticeCookie));

export const noticeCookieOf = (notice: CartNotice, { isSecure }: { isSecure: boolean }): string =>
  writtenCookie(noticeCookie, writtenNotice(notice), { maxAge: isToldInPassing(notice) ? passingLifetime : noticeLifetime, isSecure });

/** A notice is told once. */
export const forgetNotice = ({ isSecure }: { isSecure: boolean }): string => writtenCookie(noticeCookie, '', { maxAge: 0, isSecure });

export const writtenNotice = (notice: CartNotice): string => JSON.stringify(notice);

/** @returns the notice, or null if the cookie does not hold one: it is only ever read as codes and numbers, never as text to show */
export function readNotice(cookie: string | null | undefined): CartNotice | null {
  if (!cookie) return null;
  try {
    const read: unknown = JSON.parse(cookie);
    return isNotice(read) ? read : null;
  } catch {
    return null;
  }
}

/** Those that are told wherever the shopper is, and once more above the cart. */
export const isToldInPassing = (notice: CartNotice): notice is CartNotice & ToldInPassing =>
  isOfTwoCarts(notice.code) || notice.code === 'hand-over-void';

/** Those that tell what became of one cart's lines in another. */
const isOfTwoCarts = (code: unknown): boolean => code === 'cart-merged' || code === 'cart-handed-over';

function isNotice(read: unknown): read is CartNotice {
  if (typeof read !== 'object' || read === null) return false;
  const { code, lineId, available, returnTo, merged, isTold } = read as Record<string, unknown>;
  const isNumber = (value: unknown): boolean => value === undefined || Number.isSafeInteger(value);
  return (
    noticeCodes.some((known) => known === code) &&
    isNumber(lineId) &&
    isNumber(available) &&
    (returnTo === undefined || returnToOf(returnTo) !== null) &&
    (isOfTwoCarts(code) ? isMergedCounts(merged) : merged === undefined) &&
    (isTold === undefined || typeof isTold === 'boolean')
  );
}

function isMergedCounts(read: unknown): read is MergedCounts {
  if (typeof read !== 'object' || read === null) return false;
  const { joined, fewer, lost } = read as Record<string, unknown>;
  return [joined, fewer, lost].every((count) => Number.isSafeInteger(count));
}

/** The page that a form wants to go back to, if it is one of ours. */
export const returnToFrom = (form: FormData): string | null => returnToOf(form.get('returnTo'));
