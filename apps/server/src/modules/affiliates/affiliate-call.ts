import { createMiddleware } from 'hono/factory';
import type { Context } from 'hono';
import { eq } from 'drizzle-orm';
import { requireUser, signedInCall } from '#modules/accounts';
import type { AffiliateCaller, ApiEnv } from '#platform/http';
import { AffiliateNotActive, AffiliateNotFound } from './errors.ts';
import { affiliates } from './tables.ts';

/** The affiliate whose id stands in the path, the query or the body must be the one who asks: somebody else's answers as if it did not exist. */
const ownAffiliate = createMiddleware<ApiEnv>(async (c, next) => {
  const user = requireUser(c);
  const [own] = await c.var.db.select({ id: affiliates.id, status: affiliates.status }).from(affiliates).where(eq(affiliates.userId, user.id));
  if (!own || (await namedId(c)) !== own.id) throw new AffiliateNotFound();
  c.set('affiliate', { ...own, userId: user.id });
  await next();
});

/** Into a route's definition: the call is for the affiliate whose `{affiliateId}` it names. It stands before the checks of what was sent. */
export const affiliateCall = { ...signedInCall, middleware: [...signedInCall.middleware, ownAffiliate] };

/** Who asks, in a call that is made with {@link affiliateCall}. */
export function requireAffiliate(c: Context<ApiEnv>): AffiliateCaller {
  if (!c.var.affiliate) throw new AffiliateNotFound();
  return c.var.affiliate;
}

/** The same, for what only an active one may do. @throws AffiliateNotActive */
export function requireActive(c: Context<ApiEnv>): AffiliateCaller {
  const own = requireAffiliate(c);
  if (own.status !== 'active') throw new AffiliateNotActive(own.status);
  return own;
}

async function namedId(c: Context<ApiEnv>): Promise<number> {
  const named = c.req.param('affiliateId') ?? c.req.query('affiliateId');
  if (named !== undefined) return Number(named);
  const body: unknown = await c.req.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'affiliateId' in body ? Number(body.affiliateId) : NaN;
}
