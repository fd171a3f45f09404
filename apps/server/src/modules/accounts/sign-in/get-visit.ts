import type { Context } from 'hono';
import { getNetwork } from '#kit/get-network';
import { getCallerAddress } from '#platform/requests/caller-address';
import type { ApiEnv } from '#platform/http';
import type { Visit } from './open-session.ts';
import { findSessionToken } from './session-middleware.ts';

/**
 * Reads the browser and network of a sign-in. The user agent is cut after 500 characters.
 * @param cookie the name of the cookie with the session that the new session replaces
 */
export const getVisit = (c: Context<ApiEnv>, cookie?: string): Visit => ({
  userAgent: (c.req.header('user-agent') ?? '').slice(0, 500),
  network: getNetwork(getCallerAddress(c, c.var.config.trustedProxies)),
  oldToken: findSessionToken(c, cookie),
});
