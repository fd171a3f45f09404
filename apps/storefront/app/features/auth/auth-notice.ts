import { readCookie, formatCookie } from '#lib/session/cookies.ts';

/** Messages for the page after a form. A cookie stores them for a minute, so that they do not appear in an address. */
export const authNotices = ['signed-out', 'password-changed', 'email-confirmed', 'email-waiting', 'email-changed', 'link-expired'] as const;
export type AuthNotice = (typeof authNotices)[number];

const noticeCookie = 'auth_notice';
/** Seconds; long enough for the next page. */
const noticeLifetime = 60;

export const readAuthNotice = (request: Request): AuthNotice | null => {
  const value = readCookie(request, noticeCookie);
  return authNotices.find((code) => code === value) ?? null;
};

export const buildAuthNoticeCookie = (notice: AuthNotice, { isSecure }: { isSecure: boolean }): string =>
  formatCookie(noticeCookie, notice, { maxAge: noticeLifetime, isSecure });

/** Returns the cookie that deletes a notice, which is shown once. */
export const deleteAuthNoticeCookie = ({ isSecure }: { isSecure: boolean }): string => formatCookie(noticeCookie, '', { maxAge: 0, isSecure });
