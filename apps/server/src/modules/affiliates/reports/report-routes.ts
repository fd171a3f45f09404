import { createRoute, type z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { createRoutes, json, failures, failureSchema, buildSuccessSchema } from '#platform/http';
import { requireAffiliate } from '../affiliate-call.ts';
import type { ReportScope } from '../api-tokens/report-scopes.ts';
import { listCommissionsAfter } from '../commissions/commission-items.ts';
import { listPayoutsAfter } from '../payouts/list-payouts.ts';
import { listReportedClicks } from './list-reported-clicks.ts';
import { listReportedConversions } from './list-reported-conversions.ts';
import { reportCall } from './report-call.ts';
import {
  buildReportSchema,
  reportedClickSchema,
  reportedCommissionSchema,
  reportedConversionSchema,
  reportedPayoutSchema,
  reportQuerySchema,
  type Positioned,
  type ReportPage,
} from './report-contract.ts';

const tags = ['Affiliate reports'];
const refusals = {
  401: json(failureSchema, 'The token is missing, expired or revoked'),
  403: json(failureSchema, 'The token does not have the scope'),
  422: failures[422],
  429: json(failureSchema, 'Too many calls of this affiliate; `Retry-After` contains the waiting time'),
};

const buildReport = <Path extends ReportScope, Item extends z.ZodType>(scope: Path, item: Item, description: string) =>
  createRoute({
    ...reportCall(scope),
    method: 'get',
    path: `/affiliate-reports/${scope}`,
    tags,
    summary: `Read the ${scope} of an affiliate`,
    description: `${description} Oldest first. Continue with \`nextCursor\` until \`hasMore\` is false, and later from the same cursor. Token with the scope \`${scope}\`.`,
    request: { query: reportQuerySchema },
    responses: { 200: json(buildSuccessSchema(buildReportSchema(item)), 'A page of the report'), ...refusals },
  });

const clicks = buildReport('clicks', reportedClickSchema, 'Clicks of the last 90 days, also those that do not count.');
const conversions = buildReport('conversions', reportedConversionSchema, 'Credited orders in the order in which they were credited.');
const commissions = buildReport('commissions', reportedCommissionSchema, 'Commissions, reversals and adjustments.');
const payouts = buildReport('payouts', reportedPayoutSchema, 'Payouts with their current status.');

/** Reads one item more than the page has, to know whether there are more. */
async function readPage<Item>({ cursor, limit }: z.infer<typeof reportQuerySchema>, list: (page: ReportPage) => Promise<Positioned<Item>[]>) {
  const found = await list({ after: Number(cursor), limit: limit + 1 });
  const page = found.slice(0, limit);
  return { items: page.map(({ item }) => item), nextCursor: String(page.at(-1)?.position ?? cursor), hasMore: found.length > limit };
}

/** Reports for an affiliate's own system. */
export const reportRoutes = createRoutes()
  .openapi(clicks, async (c) => {
    const { id } = requireAffiliate(c);
    return c.json(success(await readPage(c.req.valid('query'), (page) => listReportedClicks(c.var.db, id, page))), 200);
  })
  .openapi(conversions, async (c) => {
    const { id } = requireAffiliate(c);
    return c.json(success(await readPage(c.req.valid('query'), (page) => listReportedConversions(c.var.db, id, page))), 200);
  })
  .openapi(commissions, async (c) => {
    const { id } = requireAffiliate(c);
    return c.json(success(await readPage(c.req.valid('query'), (page) => listCommissionsAfter(c.var.db, id, page))), 200);
  })
  .openapi(payouts, async (c) => {
    const { id } = requireAffiliate(c);
    return c.json(success(await readPage(c.req.valid('query'), (page) => listPayoutsAfter(c.var.db, id, page))), 200);
  });
