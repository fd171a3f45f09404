import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { now } from '#kit/clock';
import { success } from '#kit/envelope';
import { findCountryByHost } from '#modules/countries';
import { callerAddress } from '#platform/caller-address';
import { createRoutes, failures, failureSchema, json, successOf, type ApiEnv } from '#platform/http';
import { ownerOf, rateLimit } from '#platform/rate-limit';
import { readText } from '#platform/read-text';
import { dayOf } from './click-days.ts';
import { writeClick } from './click-writer.ts';
import { allowsMarketing, trackingCookie } from './consent-cookie.ts';
import { trackedClickSchema } from './contract.ts';
import { dayKey } from './day-key.ts';
import { BodyTooLong, ForeignPage } from './errors.ts';
import { readClick } from './read-click.ts';
import { reportConversion } from './report-conversion.ts';

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
  path: '/affiliate/track-click',
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

/** The calls that take text as well as JSON. */
export const beaconPaths = [trackClick.path, trackConversion.path];

/** Nobody comes by so many links; a whole town may have one address with its telephone company. */
const clicksOfAddress = rateLimit({ name: 'clicks', points: 300, seconds: 60 });
const conversionsOfAddress = rateLimit({ name: 'conversions', points: 60, seconds: 60 });

/** Bytes of a body: the longest that the fields allow, each sign escaped, has fewer. */
const longestBody = { click: 64_000, conversion: 8000 };

async function bodyOf(c: Context<ApiEnv>, most: number): Promise<string> {
  // Of a page of our own, or of a program: nobody else's page makes clicks in his visitors' name.
  if (c.req.header('sec-fetch-site') === 'cross-site') throw new ForeignPage();
  const body = await readText(c, most);
  if (body === undefined) throw new BodyTooLong(most);
  return body;
}

const answer = success(null);

export const routes = createRoutes();
routes.openAPIRegistry.registerPath({
  ...trackClick,
  path: trackClick.path,
  request: { body: { required: true, content: sent(trackedClickSchema) } },
});
routes.openAPIRegistry.registerPath({
  ...trackConversion,
  path: trackConversion.path,
  request: { body: { content: sent(z.record(z.string(), z.unknown())) } },
});

// Not by `openapi`: that one reads a body only where it is said to be JSON, which what a page sends as it closes is not.
routes.post(trackClick.path, async (c) => {
  const { db, config } = c.var;
  const body = await bodyOf(c, longestBody.click);
  const address = ownerOf(callerAddress(c, config.trustedProxies));
  await clicksOfAddress.count(address);
  const [at, cookies] = [now(), c.req.header('cookie') ?? ''];
  const click = readClick({
    body,
    cookies,
    address,
    at,
    userAgent: c.req.header('user-agent') ?? '',
    purpose: c.req.header('sec-purpose') ?? c.req.header('purpose') ?? '',
    countryId: (await findCountryByHost(db, c.req.header('host') ?? '')).country.id,
    key: await dayKey(db, dayOf(at)),
  });
  const agreed = allowsMarketing(cookies);
  // A browser that has agreed and has no session yet is given one, and this click is its first.
  const session = click.session ?? (agreed ? crypto.randomUUID() : null);
  const { code, reason } = await writeClick(db, { ...click, session, visitor: session ?? click.visitor });
  if (session && (reason === '' || reason === 'repeat')) {
    const isSecure = config.publicUrl.startsWith('https:');
    c.header('Set-Cookie', trackingCookie('affiliate_session', session, { isSecure }), { append: true });
    if (code) c.header('Set-Cookie', trackingCookie('affiliate_code', code, { isSecure }), { append: true });
  }
  c.header('Cache-Control', 'private, no-store');
  return c.json(answer, 200);
});

routes.post(trackConversion.path, async (c) => {
  const { db, config, log } = c.var;
  await bodyOf(c, longestBody.conversion);
  await conversionsOfAddress.count(ownerOf(callerAddress(c, config.trustedProxies)));
  const countryId = (await findCountryByHost(db, c.req.header('host') ?? '')).country.id;
  await reportConversion(db, { day: dayOf(now()), countryId }).catch((error: unknown) => log.warn({ err: error }, 'a conversion was not counted'));
  c.header('Cache-Control', 'private, no-store');
  return c.json(answer, 200);
});
