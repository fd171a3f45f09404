import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ApiEnv } from '../http.ts';

interface SessionCookie {
  token: string;
  expiresAt: Date;
  /** Path of the cookie in a shop without https. With https it is `/`, as the prefix requires. */
  path: string;
}

/** Browsers accept a cookie with this prefix only from the same host over https, so that no other host of the domain can set or replace it. */
const hasPrefix = (c: Context<ApiEnv>): boolean => c.var.config.publicUrl.startsWith('https:');

/** @returns the token in a cookie of this host; with https only from a cookie with the prefix */
export const readSessionCookie = (c: Context<ApiEnv>, name: string): string | undefined =>
  hasPrefix(c) ? getCookie(c, name, 'host') : getCookie(c, name);

/** Sets a session cookie that scripts and other sites cannot use. */
export function setSessionCookie(c: Context<ApiEnv>, name: string, { token, expiresAt, path }: SessionCookie): void {
  const shared = { httpOnly: true, sameSite: 'Strict', expires: expiresAt } as const;
  if (hasPrefix(c)) setCookie(c, name, token, { ...shared, prefix: 'host', path: '/', secure: true });
  else setCookie(c, name, token, { ...shared, path });
}

export function deleteSessionCookie(c: Context<ApiEnv>, name: string, { path }: Pick<SessionCookie, 'path'>): void {
  if (hasPrefix(c)) deleteCookie(c, name, { prefix: 'host', path: '/', secure: true });
  else deleteCookie(c, name, { path });
}
