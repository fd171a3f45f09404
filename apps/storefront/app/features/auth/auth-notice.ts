import { readCookie, writtenCookie } from '#lib/cookies.ts';

/** What the page after a form has to tell; carried there by a cookie that lives a minute, so that nothing stands in an address. */
export const authNotices = ['signed-out', 'password-changed', 'email-confirmed', 'email-waiting', 'email-changed', 'link-expired'] as const;
export type AuthNotice = (typeof authNotices)[number];

const noticeCookie = 'auth_notice';
/** Seconds: long enough for the page that follows. */
const noticeLifetime = 60;

export const authNoticeOf = (request: Request): AuthNotice | null => {
  const value = readCookie(request, noticeCookie);
  return authNotices.find((code) => code === value) ?? null;
};

export const authNoticeCookie = (notice: AuthNotice, { isSecure }: { isSecure: boolean }): string =>
  writtenCookie(noticeCookie, notice, { maxAge: noticeLifetime, isSecure });

/** A notice is told once. */
export const forgetAuthNotice = ({ isSecure }: { isSecure: boolean }): string => writtenCookie(noticeCookie, '', { maxAge: 0, isSecure });
