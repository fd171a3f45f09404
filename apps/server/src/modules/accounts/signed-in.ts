import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { Context } from 'hono';
import type { ApiEnv } from '#platform/http';
import { Unauthorized, UserNotFound } from './errors.ts';
import { sessionOf, type SignedInUser } from './session-of.ts';

/** Where a browser keeps its token; no script can read it. */
const sessionCookie = 'session';

/**
 * Lets a call through to whoever is signed in. It stands before the checks of what was sent, so that nobody learns from them.
 * @throws Unauthorized
 */
const signedIn = createMiddleware<ApiEnv>(async (c, next) => {
  c.set('user', await userOf(c));
  // Whatever it answers is this person's alone.
  c.header('Cache-Control', 'private, no-store');
  await next();
});

/** Only the person himself: somebody else's id answers as if it did not exist. */
const ownAccount = createMiddleware<ApiEnv>(async (c, next) => {
  assertOwn(c, Number(c.req.param('id') ?? c.req.param('userId')));
  await next();
});

const security = [{ bearer: [] }];

/** Into a route's definition: the call is for whoever is signed in. */
export const signedInCall = { security, middleware: [signedIn] };

/** Into a route's definition: the call is for the person whose `{id}` or `{userId}` stands in its path. */
export const ownCall = { security, middleware: [signedIn, ownAccount] };

/** Who asks, in a call that is made with {@link signedInCall} or {@link ownCall}. */
export function requireUser(c: Context<ApiEnv>): SignedInUser {
  if (!c.var.user) throw new Unauthorized();
  return c.var.user;
}

/** Who asks, in a call that is open to guests too. A token that has expired is none. */
export async function maybeUser(c: Context<ApiEnv>): Promise<SignedInUser | undefined> {
  try {
    return await userOf(c);
  } catch (error) {
    if (error instanceof Unauthorized) return undefined;
    throw error;
  }
}

/** @throws UserNotFound if the id is not of the one who asks */
export function assertOwn(c: Context<ApiEnv>, userId: number): void {
  if (requireUser(c).id !== userId) throw new UserNotFound();
}

async function userOf(c: Context<ApiEnv>): Promise<SignedInUser> {
  const token = tokenOf(c);
  const user = token === undefined ? undefined : await sessionOf(c.var.db, token);
  if (!user) throw new Unauthorized();
  return user;
}

/**
 * The token of who asks: as the API's clients send it, or a browser on a page of this very host.
 * @param cookie where a browser keeps it
 */
export function tokenOf(c: Context<ApiEnv>, cookie = sessionCookie): string | undefined {
  const header = c.req.header('authorization');
  if (header !== undefined) return /^Bearer ([\w-]{20,100})$/i.exec(header)?.[1];
  return isFromOwnPage(c) ? getCookie(c, cookie) : undefined;
}

/** A cookie comes with whatever another site makes a browser send; only our own pages may use it. */
function isFromOwnPage(c: Context<ApiEnv>): boolean {
  const origin = c.req.header('origin');
  if (origin !== undefined) return URL.canParse(origin) && new URL(origin).host === c.req.header('host');
  return c.req.header('sec-fetch-site') === 'same-origin';
}
