import { createRoute, z } from '@hono/zod-openapi';
import { now } from '#kit/clock';
import { success } from '#kit/envelope';
import { findCountryByHost } from '#modules/countries';
import { getCallerAddress } from '#platform/requests/caller-address';
import { createRoutes, failures, failureSchema, json, buildSuccessSchema } from '#platform/http';
import { toAddressUnit, rateLimit } from '#platform/requests/rate-limit';
import { readBeaconBody } from './clicks/read-beacon-body.ts';
import { toUtcDay } from './clicks/click-days.ts';
import { trackedClickSchema } from './contract.ts';
import { clickPath } from './clicks/record-click.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { conversionReports } from './tables.ts';
import { jsonField } from '#platform/request-fields';

/** Beacons of closing pages carry JSON under any content type. */
const describeBeaconBody = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema }, 'text/plain': { schema } });

const refusals = {
  403: json(failureSchema, 'The request comes from another website'),
  413: json(failureSchema, 'The request body is too large'),
  422: failures[422],
  429: json(failureSchema, 'Too many requests from this network address; `Retry-After` contains the waiting time'),
};

const trackClick = createRoute({
  method: 'post',
  path: clickPath,
  tags: ['Affiliate'],
  summary: 'Record a click on an affiliate link',
  description:
    'Needs an affiliate code or one of the five UTM values. The server determines the device, browser, operating system, country and network address. If the consent cookie allows marketing, the response sets the cookies `affiliate_session` and `affiliate_code`.',
  responses: { 200: json(buildSuccessSchema(z.null()), 'The click was recorded'), ...refusals },
});

const trackConversion = createRoute({
  method: 'post',
  path: '/affiliate/track-conversion',
  tags: ['Affiliate'],
  summary: 'Report a conversion',
  description: 'Reported conversions are only counted by day and country. Commissions are created from orders.',
  responses: { 200: json(buildSuccessSchema(z.null()), 'The conversion was counted'), ...refusals },
});

/** The path that accepts text as well as JSON. */
export const conversionPath = trackConversion.path;

const conversionsOfAddress = rateLimit('conversions');

/** Maximum body size in bytes. */
const maxBodyLength = 8000;

const answer = success(null);

export const routes = createRoutes();
routes.openAPIRegistry.registerPath({
  ...trackClick,
  path: clickPath,
  request: { body: { required: true, content: describeBeaconBody(trackedClickSchema) } },
});
routes.openAPIRegistry.registerPath({
  ...trackConversion,
  path: trackConversion.path,
  request: { body: { content: describeBeaconBody(jsonField) } },
});

// Not registered with `openapi`, which parses a body only if its content type is JSON; beacons are text.
routes.post(trackConversion.path, async (c) => {
  const { db, config, log } = c.var;
  await readBeaconBody(c, maxBodyLength);
  await conversionsOfAddress.count(toAddressUnit(getCallerAddress(c, config.trustedProxies)));
  const countryId = (await findCountryByHost(db, c.req.header('host') ?? '')).country.id;
  await reportConversion(db, { day: toUtcDay(now()), countryId }).catch((error: unknown) => log.warn({ err: error }, 'a conversion was not counted'));
  c.header('Cache-Control', 'private, no-store');
  return c.json(answer, 200);
});

/** Counts a conversion reported by a browser; compared with orders, it shows how many browsers report. */
async function reportConversion(db: Db, { day, countryId }: { day: string; countryId: number }): Promise<void> {
  await db
    .insert(conversionReports)
    .values({ day, countryId, reports: 1 })
    .onConflictDoUpdate({
      target: [conversionReports.day, conversionReports.countryId],
      set: { reports: sql`${conversionReports.reports} + 1` },
    });
}
