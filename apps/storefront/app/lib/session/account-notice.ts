import { readCookie, formatCookie } from '#lib/session/cookies.ts';

/** Messages for the page after a form. A cookie stores them for a minute. */
const noticeCodes = [
  'profile-saved',
  'email-asked',
  'email-resent',
  'email-change-cancelled',
  'address-saved',
  'address-removed',
  'default-changed',
  'password-changed',
  'two-step-off',
  'session-ended',
  'sessions-ended',
  'passkey-removed',
  'order-cancelled',
  'affiliate-saved',
  'affiliate-applied',
  'postback-saved',
  'postback-removed',
  'postback-again',
  'api-token-revoked',
  'message-sent',
] as const;
export type AccountNoticeCode = (typeof noticeCodes)[number];

const noticeCookie = 'account_notice';
/** Seconds; long enough for the page after the form. */
const noticeLifetime = 60;

/** @returns the notice for this page, or null if the cookie has no known code */
export const readAccountNotice = (request: Request): AccountNoticeCode | null => {
  const stored = readCookie(request, noticeCookie);
  return noticeCodes.find((code) => code === stored) ?? null;
};

export const buildAccountNoticeCookie = (code: AccountNoticeCode, { isSecure }: { isSecure: boolean }): string =>
  formatCookie(noticeCookie, code, { maxAge: noticeLifetime, isSecure });

/** Returns the cookie that deletes a notice, which is shown once. */
export const deleteAccountNoticeCookie = ({ isSecure }: { isSecure: boolean }): string => formatCookie(noticeCookie, '', { maxAge: 0, isSecure });
