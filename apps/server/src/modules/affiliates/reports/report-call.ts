import { createMiddleware } from 'hono/factory';
import { findSessionToken } from '#modules/accounts';
import type { ApiEnv } from '#platform/http';
import { rateLimit } from '#platform/requests/rate-limit';
import { findAffiliateByToken } from '../api-tokens/find-affiliate-by-token.ts';
import type { ReportScope } from '../api-tokens/report-scopes.ts';
import { ApiTokenRequired, ScopeMissing } from '../errors.ts';

const reportsOfAffiliate = rateLimit('affiliate-reports');

/**
 * Part of a route's definition: the call is for an affiliate's own system, with a token that has this scope. Runs before the request is
 * validated.
 */
export const reportCall = (scope: ReportScope) => ({
  security: [{ affiliate: [scope] as string[] }],
  middleware: [
    createMiddleware<ApiEnv>(async (c, next) => {
      const token = c.req.header('authorization') === undefined ? undefined : findSessionToken(c);
      const found = token === undefined ? undefined : await findAffiliateByToken(c.var.db, token);
      if (!found) throw new ApiTokenRequired();
      const { scopes, ...affiliate } = found;
      if (!scopes.includes(scope)) throw new ScopeMissing(scope);
      await reportsOfAffiliate.count(String(affiliate.id));
      c.set('affiliate', affiliate);
      c.header('Cache-Control', 'private, no-store');
      await next();
    }),
  ],
});
