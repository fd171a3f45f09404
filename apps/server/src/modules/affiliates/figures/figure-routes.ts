import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { buildPageMeta } from '#kit/paging';
import { findLanguage } from '#modules/countries';
import { createRoutes, json, customerFailures, buildSuccessSchema, type ApiEnv } from '#platform/http';
import { defaultTake, languageIdQuery } from '#contracts/countries';
import { affiliateCall, requireAffiliate } from '../affiliate-call.ts';
import { listCommissionItems } from '../commissions/commission-items.ts';
import { getReversalText } from '../commissions/reversal-texts.ts';
import {
  affiliateDashboardSchema,
  affiliateEventSchema,
  commissionFilterSchema,
  commissionPageSchema,
  periodQuerySchema,
  utmAnalyticsFilterSchema,
  utmAnalyticsSchema,
} from '../contract.ts';
import { getDashboard } from './dashboard.ts';
import { writeAnalyticsCsv, analyticsTables, commissionHead, formatCommission } from './figures-csv.ts';
import { listLatestEvents } from './list-latest-events.ts';
import { toPeriod } from './period.ts';
import { readUtmAnalytics } from './utm-analytics.ts';
import { idQuery } from '#platform/request-fields';

const tags = ['Affiliate'];
const ofAffiliate = z.object({ affiliateId: idQuery });
const csv = { 200: { description: 'The CSV file in UTF-8', content: { 'text/csv': { schema: z.string() } } }, ...customerFailures };
/** Lines read per query. */
const LINES_AT_ONCE = 5000;

const dashboard = createRoute({
  ...affiliateCall,
  method: 'get',
  path: '/affiliate/dashboard/{affiliateId}',
  tags,
  summary: 'Get the dashboard of an affiliate',
  description:
    'The default period is the last 30 days in the affiliate’s time zone; the maximum is 400 days. `previous` is the period of the same length before it. Traffic sources and products count days in UTC. Balances, `pendingEarnings` and `due` are current values. `pendingEarnings` is the sum of pending commission and approved, unpaid commission.',
  request: { params: ofAffiliate, query: periodQuerySchema.extend({ languageId: languageIdQuery }) },
  responses: { 200: json(buildSuccessSchema(affiliateDashboardSchema), 'The dashboard'), ...customerFailures },
});
const commissions = createRoute({
  ...affiliateCall,
  method: 'get',
  path: '/affiliate/commissions',
  tags,
  summary: 'List the commissions of an affiliate',
  description: 'Sorted newest first. A reversal is a separate row with a negative amount. `totals` cover all filtered rows.',
  request: {
    query: commissionFilterSchema.extend({
      languageId: languageIdQuery,
      page: idQuery.max(100_000).default(1),
      take: idQuery.max(100).default(defaultTake),
    }),
  },
  responses: { 200: json(buildSuccessSchema(commissionPageSchema), 'A page of commissions, and the totals'), ...customerFailures },
});
const commissionsCsv = createRoute({
  ...affiliateCall,
  method: 'get',
  path: '/affiliate/commissions.csv',
  tags,
  summary: 'Export the commissions of an affiliate as CSV',
  description: 'Product names and reasons are in the requested language.',
  request: { query: commissionFilterSchema.extend({ languageId: languageIdQuery }) },
  responses: csv,
});
const events = createRoute({
  ...affiliateCall,
  method: 'get',
  path: '/affiliate/{affiliateId}/events',
  tags,
  summary: 'List the latest events of an affiliate',
  description: 'The last 20 clicks, orders, approvals, reversals and paid payouts, newest first.',
  request: { params: ofAffiliate, query: z.object({ languageId: languageIdQuery }) },
  responses: { 200: json(buildSuccessSchema(z.array(affiliateEventSchema)), 'The events'), ...customerFailures },
});
const analytics = createRoute({
  ...affiliateCall,
  method: 'get',
  path: '/affiliate/{affiliateId}/utm-analytics',
  tags,
  summary: 'Get the UTM report of an affiliate',
  description:
    'The default period is the last 30 days in the affiliate’s time zone; the maximum is 400 days. Days without further filters are in that time zone, all other groups count days in UTC. Orders are not linked to a device or browser: with one of these filters, `hasConversions` is false and only clicks are returned.',
  request: { params: ofAffiliate, query: utmAnalyticsFilterSchema },
  responses: { 200: json(buildSuccessSchema(utmAnalyticsSchema), 'Clicks, conversions and commission by UTM value'), ...customerFailures },
});
const analyticsTable = createRoute({
  ...affiliateCall,
  method: 'get',
  path: '/affiliate/{affiliateId}/utm-analytics.csv',
  tags,
  summary: 'Export the UTM report of an affiliate as CSV',
  request: { params: ofAffiliate, query: utmAnalyticsFilterSchema.extend({ table: z.enum(analyticsTables).default('campaigns') }) },
  responses: csv,
});

/** Reports about an affiliate's clicks and commissions. */
export const figureRoutes = createRoutes()
  .openapi(dashboard, async (c) => {
    const { languageId, ...query } = c.req.valid('query');
    const { id: affiliateId, timeZone } = requireAffiliate(c);
    return c.json(success(await getDashboard(c.var.db, { affiliateId, timeZone, period: toPeriod(query, timeZone), languageId })), 200);
  })
  .openapi(commissions, async (c) => {
    const { page, take, ...filter } = c.req.valid('query');
    const { id: affiliateId, timeZone } = requireAffiliate(c);
    const { items, itemCount, totals } = await listCommissionItems(c.var.db, { ...filter, affiliateId, timeZone }, { page, take });
    return c.json(success({ items, meta: buildPageMeta(itemCount, { page, take }), totals }), 200);
  })
  .openapi(commissionsCsv, async (c) => {
    const { id: affiliateId, timeZone } = requireAffiliate(c);
    const filter = { ...c.req.valid('query'), affiliateId, timeZone };
    const { db } = c.var;
    const code = (await findLanguage(db, filter.languageId))?.code ?? 'en';
    const writeLines = async function* () {
      yield commissionHead;
      for (let page = 1; ; page += 1) {
        const { items } = await listCommissionItems(db, filter, { page, take: LINES_AT_ONCE });
        yield items.map((item) => formatCommission({ ...item, reason: getReversalText(code, item.reason) })).join('');
        if (items.length < LINES_AT_ONCE) return;
      }
    };
    return sendFile(c, 'commissions.csv', ReadableStream.from(writeLines()).pipeThrough(new TextEncoderStream()));
  })
  .openapi(events, async (c) => {
    const { languageId } = c.req.valid('query');
    return c.json(success(await listLatestEvents(c.var.db, { affiliateId: requireAffiliate(c).id, languageId })), 200);
  })
  .openapi(analytics, async (c) => {
    const { dateFrom, dateTo, ...filter } = c.req.valid('query');
    const { id: affiliateId, timeZone } = requireAffiliate(c);
    const period = toPeriod({ dateFrom, dateTo }, timeZone);
    return c.json(success(await readUtmAnalytics(c.var.db, { ...filter, affiliateId, timeZone, period })), 200);
  })
  .openapi(analyticsTable, async (c) => {
    const { dateFrom, dateTo, table, ...filter } = c.req.valid('query');
    const { id: affiliateId, timeZone } = requireAffiliate(c);
    const period = toPeriod({ dateFrom, dateTo }, timeZone);
    const found = await readUtmAnalytics(c.var.db, { ...filter, affiliateId, timeZone, period });
    return sendFile(c, `analytics-${table}-${found.dateFrom}-${found.dateTo}.csv`, writeAnalyticsCsv(found, table));
  });

/** Sets headers through the context, because that keeps earlier headers such as `no-store`. */
function sendFile(c: Context<ApiEnv>, name: string, body: string | ReadableStream) {
  c.header('Content-Type', 'text/csv; charset=utf-8');
  c.header('Content-Disposition', `attachment; filename="${name}"`);
  return c.body(body, 200);
}
