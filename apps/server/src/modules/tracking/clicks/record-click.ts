import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { now } from '#kit/clock';
import { success } from '#kit/envelope';
import { findCountryByHost } from '#modules/countries';
import { getCallerAddress } from '#platform/requests/caller-address';
import { answerError, type ApiEnv } from '#platform/http';
import { countRequest } from '#platform/metrics';
import { toAddressUnit, rateLimit } from '#platform/requests/rate-limit';
import type { Services } from '#platform/services';
import { readBeaconBody } from './read-beacon-body.ts';
import { toUtcDay } from './click-days.ts';
import type { ClickReason } from './click-rows.ts';
import { writeClick } from './click-writer.ts';
import { hasMarketingConsent, formatTrackingCookie, readClick } from './read-click.ts';
import { getDayKey } from './day-key.ts';
import type { SentClick } from './write-clicks.ts';

/** Relative to `/api`. */
export const clickPath = '/affiliate/track-click';

/** Per address: more than a person clicks, but carriers may put a whole town behind one address. */
const clicksOfAddress = rateLimit('clicks');

/** Verdicts of clicks that create a touch: a person came through the link, even if the click does not count. */
const touchReasons: ReadonlySet<ClickReason> = new Set(['', 'repeat', 'paid-traffic', 'banned-referrer', 'click-burst']);

/** Maximum body size in bytes: more than all fields need at full length with every character escaped. */
const maxBodyLength = 64_000;

const recorded = JSON.stringify(success(null));

/**
 * Handles the recording of clicks. It runs before the middleware of other calls: campaigns cause thousands of clicks per second,
 * and the middleware would cost more than the click.
 * @param headers headers of every answer
 */
export function recordClick({ db, config, log }: Pick<Services, 'db' | 'config' | 'log'>, headers: Readonly<Record<string, string>>) {
  const isSecure = config.publicUrl.startsWith('https:');
  return async (c: Context<ApiEnv>): Promise<Response> => {
    const began = performance.now();
    const always = { ...headers, 'Cache-Control': 'private, no-store', 'X-Request-Id': randomUUID() };
    const answered = await record(c)
      .then((cookies) => buildRecordedResponse(cookies, always))
      .catch((error: unknown) => {
        c.set('log', log);
        for (const [name, value] of Object.entries(always)) c.header(name, value);
        return answerError(error, c);
      });
    // Counted as a metric without a log line per click, which would cost more than the click.
    countRequest({ method: 'POST', route: `/api${clickPath}`, status: answered.status, ms: performance.now() - began });
    return answered;
  };

  /** Records the click. @returns the cookies to set */
  async function record(c: Context): Promise<string[]> {
    const body = await readBeaconBody(c, maxBodyLength);
    const cookies = c.req.header('cookie') ?? '';
    const click = await readRequest({ db, config }, c, { body, cookies, host: c.req.header('host') ?? '' });
    const agreed = hasMarketingConsent(cookies);
    // A browser with consent but without a session gets one, and this click is its first.
    const session = click.session ?? (agreed ? randomUUID() : null);
    const { code, reason } = await writeClick(db, { ...click, session, visitor: session ?? click.visitor });
    if (!session || !touchReasons.has(reason)) return [];
    return [
      formatTrackingCookie('affiliate_session', session, { isSecure }),
      // A visit without the affiliate's link does not extend the thirty days of the code.
      ...(code && !click.isReturning ? [formatTrackingCookie('affiliate_code', code, { isSecure })] : []),
    ];
  }
}

/**
 * Records a visit by a short link when its redirect is answered, so that it counts for visitors who leave before the page can report it.
 * Without a session; the report of the page is the same click (`write-clicks.ts`). A failure is logged, because the visitor must reach the page.
 * @param landingPage the target of the redirect
 */
export async function recordShortLinkVisit(
  { db, config, log }: Pick<Services, 'db' | 'config' | 'log'>,
  c: Context,
  landingPage: string,
): Promise<void> {
  const body = JSON.stringify({ landingPage, referrerUrl: c.req.header('referer')?.slice(0, 2000) });
  try {
    await writeClick(db, await readRequest({ db, config }, c, { body, cookies: '', host: new URL(landingPage).host }));
  } catch (error) {
    log.warn({ err: error }, 'a visit by a short link was not counted');
  }
}

/** Counts the request against the limit of its address and parses it. @param host determines the country of the click */
async function readRequest(
  { db, config }: Pick<Services, 'db' | 'config'>,
  c: Context,
  { body, cookies, host }: { body: string; cookies: string; host: string },
): Promise<SentClick> {
  const address = toAddressUnit(getCallerAddress(c, config.trustedProxies));
  await clicksOfAddress.count(address);
  const at = now();
  return readClick({
    ...{ body, cookies, address, at, userAgent: c.req.header('user-agent') ?? '' },
    purpose: c.req.header('sec-purpose') ?? c.req.header('purpose') ?? '',
    countryId: (await findCountryByHost(db, host)).country.id,
    key: await getDayKey(db, toUtcDay(at)),
  });
}

function buildRecordedResponse(cookies: readonly string[], always: Readonly<Record<string, string>>): Response {
  const lines = { ...always, 'Content-Type': 'application/json' };
  // A plain object is faster than `Headers`, which is needed only for repeated names.
  if (cookies.length === 0) return new Response(recorded, { headers: lines });
  const headers = new Headers(lines);
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(recorded, { headers });
}
