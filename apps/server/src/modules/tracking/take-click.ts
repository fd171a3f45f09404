import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { now } from '#kit/clock';
import { success } from '#kit/envelope';
import { findCountryByHost } from '#modules/countries';
import { callerAddress } from '#platform/caller-address';
import { answerError, type ApiEnv } from '#platform/http';
import { countRequest } from '#platform/metrics';
import { ownerOf, rateLimit } from '#platform/rate-limit';
import type { Services } from '#platform/services';
import { beaconBody } from './beacon-body.ts';
import { dayOf } from './click-days.ts';
import { writeClick } from './click-writer.ts';
import { allowsMarketing, trackingCookie } from './consent-cookie.ts';
import { dayKey } from './day-key.ts';
import { readClick } from './read-click.ts';

/** Below `/api`. */
export const clickPath = '/affiliate/track-click';

/** Nobody comes by so many links; a whole town may have one address with its telephone company. */
const clicksOfAddress = rateLimit({ name: 'clicks', points: 300, seconds: 60 });

/** Bytes of a body: the longest that the fields allow, each sign escaped, has fewer. */
const longestBody = 64_000;

const recorded = JSON.stringify(success(null));

/**
 * Records that somebody came by a link. Stands before all that other calls go through: on the day of a campaign clicks come
 * by thousands a second, and the way to the call would cost more than the click.
 * @param headers what every answer of the shop carries
 */
export function takeClick({ db, config, log }: Pick<Services, 'db' | 'config' | 'log'>, headers: Readonly<Record<string, string>>) {
  const isSecure = config.publicUrl.startsWith('https:');
  return async (c: Context<ApiEnv>): Promise<Response> => {
    const began = performance.now();
    const always = { ...headers, 'Cache-Control': 'private, no-store', 'X-Request-Id': randomUUID() };
    const answered = await record(c)
      .then((cookies) => recordedWith(cookies, always))
      .catch((error: unknown) => {
        c.set('log', log);
        for (const [name, value] of Object.entries(always)) c.header(name, value);
        return answerError(error, c);
      });
    // Counted, and no line in the log for each: that would cost more than the click.
    countRequest({ method: 'POST', route: `/api${clickPath}`, status: answered.status, ms: performance.now() - began });
    return answered;
  };

  /** @returns the cookies that its answer sets */
  async function record(c: Context): Promise<string[]> {
    const body = await beaconBody(c, longestBody);
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
    const session = click.session ?? (agreed ? randomUUID() : null);
    const { code, reason } = await writeClick(db, { ...click, session, visitor: session ?? click.visitor });
    if (!session || (reason !== '' && reason !== 'repeat')) return [];
    return [trackingCookie('affiliate_session', session, { isSecure }), ...(code ? [trackingCookie('affiliate_code', code, { isSecure })] : [])];
  }
}

function recordedWith(cookies: readonly string[], always: Readonly<Record<string, string>>): Response {
  const lines = { ...always, 'Content-Type': 'application/json' };
  // Plain lines go out as they are; `Headers` only where two have one name.
  if (cookies.length === 0) return new Response(recorded, { headers: lines });
  const headers = new Headers(lines);
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(recorded, { headers });
}
