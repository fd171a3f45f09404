import type { Context } from 'hono';
import { networkOf } from '#kit/network-of';
import { callerAddress } from '#platform/caller-address';
import type { ApiEnv } from '#platform/http';
import type { Visit } from './open-session.ts';
import { tokenOf } from './signed-in.ts';

/**
 * From where a sign-in comes. The longest user agents are those of in-app browsers, a few hundred characters.
 * @param cookie where the session is kept that the new one takes the place of
 */
export const visitOf = (c: Context<ApiEnv>, cookie?: string): Visit => ({
  userAgent: (c.req.header('user-agent') ?? '').slice(0, 500),
  network: networkOf(callerAddress(c, c.var.config.trustedProxies)),
  oldToken: tokenOf(c, cookie),
});
