import { createRoute, z } from '@hono/zod-openapi';
import { now } from '#kit/clock';
import { success } from '#kit/envelope';
import { findCountryByHost } from '#modules/countries';
import { callerAddress } from '#platform/caller-address';
import { createRoutes, failures, failureSchema, json, successOf } from '#platform/http';
import { ownerOf, rateLimit } from '#platform/rate-limit';
import { beaconBody } from './beacon-body.ts';
import { dayOf } from './click-days.ts';
import { trackedClickSchema } from './contract.ts';
import { reportConversion } from './report-conversion.ts';
import { clickPath } from './take-click.ts';

/** What a browser sends while its page goes away: JSON, whatever type it says it has. */
const sent = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema }, 'text/plain': { schema } });

const refusals = {
  403: json(failureSchema, "It comes from another site's page"),
  413: json(failureSchema, 'It is too long'),
  422: failures[422],
  429: json(failureSchema, 'Too many from this address; `Retry-After` says when again'),
};

const trackClick = createRoute({
  method: 'post',
  path: clickPath,
  tags: ['Affiliate'],
  summary: 'Record that somebody came by a link',
  description:
    'Needs an affiliate code or one of the five utm values. Device, browser, system, country and address are found out by the server. Answered once it is written. With the consent to marketing in its cookie, the answer sets `affiliate_session` and `affiliate_code`.',
  responses: { 200: json(successOf(z.null()), 'Recorded'), ...refusals },
});

const trackConversion = createRoute({
  method: 'post',
  path: '/affiliate/track-conversion',
  tags: ['Affiliate'],
  summary: 'Tell that an order was placed',
  description: 'Counted by day and country, and nothing of it kept: what an affiliate earns comes of the order itself.',
  responses: { 200: json(successOf(z.null()), 'Taken'), ...refusals },
});

/** The call that takes text as well as JSON. */
export const conversionPath = trackConversion.path;

const conversionsOfAddress = rateLimit({ name: 'conversions', points: 60, seconds: 60 });

/** Bytes of a body. */
const longestBody = 8000;

const answer = success(null);

export const routes = createRoutes();
routes.openAPIRegistry.registerPath({
  ...trackClick,
  path: clickPath,
  request: { body: { required: true, content: sent(trackedClickSchema) } },
});
routes.openAPIRegistry.registerPath({
  ...trackConversion,
  path: trackConversion.path,
  request: { body: { content: sent(z.record(z.string(), z.unknown())) } },
});

// Not by `openapi`: that one reads a body only where it is said to be JSON, which what a page sends as it closes is not.
routes.post(trackConversion.path, async (c) => {
  const { db, config, log } = c.var;
  await beaconBody(c, longestBody);
  await conversionsOfAddress.count(ownerOf(callerAddress(c, config.trustedProxies)));
  const countryId = (await findCountryByHost(db, c.req.header('host') ?? '')).country.id;
  await reportConversion(db, { day: dayOf(now()), countryId }).catch((error: unknown) => log.warn({ err: error }, 'a conversion was not counted'));
  c.header('Cache-Control', 'private, no-store');
  return c.json(answer, 200);
});
