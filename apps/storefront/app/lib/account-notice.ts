import { readCookie, writtenCookie } from '#lib/cookies.ts';

/** What has just been done, carried to the page that follows a form by a cookie that lives a minute. */
const noticeCodes = [
  'profile-saved',
  'email-asked',
  'email-resent',
  'email-change-cancelled',
  'address-saved',
  'address-removed',
  'default-changed',
  'password-changed',
  'session-ended',
  'sessions-ended',
  'passkey-removed',
  'order-cancelled',
  'affiliate-saved',
  'affiliate-applied',
  'postback-saved',
  'postback-removed',
  'postback-again',
] as const;
export type AccountNoticeCode = (typeof noticeCodes)[number];

const noticeCookie = 'account_notice';
/** Seconds: long enough for the page that follows the form. */
const noticeLifetime = 60;

/** @returns what is to be told on this page, or null: the cookie is only ever read as one of the codes */
export const accountNoticeOf = (request: Request): AccountNoticeCode | null => {
  const told = readCookie(request, noticeCookie);
  return noticeCodes.find((code) => code === told) ?? null;
};

export const accountNoticeCookieOf = (code: AccountNoticeCode, { isSecure }: { isSecure: boolean }): string =>
  writtenCookie(noticeCookie, code, { maxAge: noticeLifetime, isSecure });

/** A notice is told once. */
export const forgetAccountNotice = ({ isSecure }: { isSecure: boolean }): string => writtenCookie(noticeCookie, '', { maxAge: 0, isSecure });
