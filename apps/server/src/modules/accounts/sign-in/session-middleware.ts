import { createMiddleware } from 'hono/factory';
import type { Context } from 'hono';
import type { ApiEnv } from '#platform/http';
import { readSessionCookie } from '#platform/requests/session-cookie';
import { Unauthorized, UserNotFound } from '../errors.ts';
import { findSession, type SignedInUser } from './find-session.ts';

/** The cookie with the session token. The storefront sets it, and scripts cannot read it. */
const sessionCookie = 'session';

/**
 * Requires a signed-in user. Runs before the validation, so that other callers do not receive validation errors.
 * @throws Unauthorized
 */
const signedIn = createMiddleware<ApiEnv>(async (c, next) => {
  const user = await findUser(c);
  if (!user) throw new Unauthorized();
  c.set('user', user);
  // The response is personal.
  c.header('Cache-Control', 'private, no-store');
  await next();
});

/** Requires the id of the signed-in user. The response for another id is UserNotFound. */
const sameUserMiddleware = createMiddleware<ApiEnv>(async (c, next) => {
  assertSameUser(c, Number(c.req.param('id') ?? c.req.param('userId')));
  await next();
});

const security = [{ bearer: [] }];

/** Route options for requests of signed-in users. */
export const signedInCall = { security, middleware: [signedIn] };

/** Route options for requests of the signed-in user whose `{id}` or `{userId}` is in the path. */
export const customerCall = { security, middleware: [signedIn, sameUserMiddleware] };

/** Returns the user of a request to a route with {@link signedInCall} or {@link customerCall}. @throws Unauthorized */
export function requireUser(c: Context<ApiEnv>): SignedInUser {
  if (!c.var.user) throw new Unauthorized();
  return c.var.user;
}

/** Returns the user of a request that guests may send too. A caller with an expired token counts as a guest. */
export async function findUser(c: Context<ApiEnv>): Promise<SignedInUser | undefined> {
  const token = findSessionToken(c);
  return token === undefined ? undefined : findSession(c.var.db, token);
}

/** Checks that an id is the id of the signed-in user. @throws UserNotFound */
export function assertSameUser(c: Context<ApiEnv>, userId: number): void {
  if (requireUser(c).id !== userId) throw new UserNotFound();
}

/**
 * Returns the session token of a request from the Authorization header, or from the cookie if the request comes from a page of this host.
 * @param cookie the name of the cookie, without prefix
 */
export function findSessionToken(c: Context<ApiEnv>, cookie = sessionCookie): string | undefined {
  const header = c.req.header('authorization');
  if (header !== undefined) return /^Bearer ([\w-]{20,100})$/i.exec(header)?.[1];
  return isFromShopPage(c) ? readSessionCookie(c, cookie) : undefined;
}

/** Returns whether the request comes from a page of the shop. Browsers also send the cookie with requests from other sites. */
function isFromShopPage(c: Context<ApiEnv>): boolean {
  const origin = c.req.header('origin');
  if (origin !== undefined) return URL.canParse(origin) && new URL(origin).host === c.req.header('host');
  return c.req.header('sec-fetch-site') === 'same-origin';
}
