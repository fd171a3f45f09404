import { createMiddleware } from 'hono/factory';
import type { Context } from 'hono';
import { requireUser, signedInCall } from '#modules/accounts';
import { recordAffiliateBrowser } from '#modules/tracking';
import { readBrowserOfRequest } from '#platform/requests/browser-of-request';
import type { AffiliateCaller, ApiEnv } from '#platform/http';
import { AffiliateNotActive, AffiliateNotFound } from './errors.ts';
import { findAffiliateOfUser } from './profile/find-affiliate-of-user.ts';

/** Checks that the affiliate id in the path, query or body is the caller's own. Another affiliate's id answers as if it did not exist. */
const sameAffiliateMiddleware = createMiddleware<ApiEnv>(async (c, next) => {
  const user = requireUser(c);
  const own = await findAffiliateOfUser(c.var.db, user.id);
  if (!own || (await getRequestedAffiliateId(c)) !== own.id) throw new AffiliateNotFound();
  c.set('affiliate', { ...own, userId: user.id });
  const { db, log } = c.var;
  // This only helps to detect fraud; the portal works without it.
  await recordAffiliateBrowser(db, { affiliateId: own.id, ...readBrowserOfRequest(c) }).catch((error: unknown) =>
    log.warn({ err: error }, 'the browser of an affiliate was not recorded'),
  );
  await next();
});

/** Spread into a route's definition: the caller must be the affiliate named by `{affiliateId}`. Runs before the request is validated. */
export const affiliateCall = { ...signedInCall, middleware: [...signedInCall.middleware, sameAffiliateMiddleware] };

/** Returns the affiliate who makes a call defined with {@link affiliateCall}. */
export function requireAffiliate(c: Context<ApiEnv>): AffiliateCaller {
  if (!c.var.affiliate) throw new AffiliateNotFound();
  return c.var.affiliate;
}

/** Like {@link requireAffiliate}, but only for an active affiliate. @throws AffiliateNotActive */
export function requireActive(c: Context<ApiEnv>): AffiliateCaller {
  const own = requireAffiliate(c);
  if (own.status !== 'active') throw new AffiliateNotActive(own.status);
  return own;
}

async function getRequestedAffiliateId(c: Context<ApiEnv>): Promise<number> {
  const named = c.req.param('affiliateId') ?? c.req.query('affiliateId');
  if (named !== undefined) return Number(named);
  const body: unknown = await c.req.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'affiliateId' in body ? Number(body.affiliateId) : NaN;
}
