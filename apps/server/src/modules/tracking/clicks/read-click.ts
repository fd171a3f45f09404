import { InvalidInput } from '#kit/errors';
import { clean, longest, parseId, readCampaign } from './campaign.ts';
import type { ClickReason } from './click-rows.ts';
import { trackedClickSchema, type TrackedClick } from '../contract.ts';
import { hashToUuid } from './day-key.ts';
import { readLandingPage, type LandingPage } from './landing-page.ts';
import { readBrowser } from './read-browser.ts';
import type { UtmValues } from './utm-values.ts';
import type { SentClick } from './write-clicks.ts';

/**
 * Returns whether a visitor consented to marketing: the second purpose in the storefront's `consent` cookie, which covers affiliate
 * tracking. The storefront writes the cookie (`lib/session/consent.ts`).
 */
export const hasMarketingConsent = (cookies: string): boolean => /(?:^|;\s*)consent=1\.[01]1\.[\w-]{8,64}\.\d{9,11}(?:;|$)/.test(cookies);

/** Seconds: 30 days, set by the specification. */
const lifetime = 2_592_000;

/** Formats a tracking cookie. The storefront's scripts read it too, so it is not HttpOnly. */
export const formatTrackingCookie = (name: 'affiliate_session' | 'affiliate_code', value: string, { isSecure }: { isSecure: boolean }): string =>
  `${name}=${encodeURIComponent(value)}; Max-Age=${lifetime}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** The parts of a click request. */
interface ClickRequest {
  body: string;
  /** Empty: the header was not sent. */
  userAgent: string;
  cookies: string;
  /** `Sec-Purpose` or `Purpose` */
  purpose: string;
  /** The caller's address by `getCallerAddress`. */
  address: string;
  countryId: number;
  at: Date;
  /** The key of the day. */
  key: Buffer;
}

const sessionForm = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/**
 * Parses a click. Values from the request itself take precedence over values in the body.
 * @throws InvalidInput if it is not a click or names neither an affiliate nor a campaign
 */
export function readClick({ body, userAgent, cookies, purpose, address, countryId, at, key }: ClickRequest): SentClick {
  const click = parse(body);
  const page = readLandingPage(click.landingPage ?? '');
  const agent = userAgent || (click.userAgent ?? '');
  const { isBot, ...browser } = readBrowser(agent);
  const campaign = readCampaign(page);
  const origin = readOrigin(click, page.params, campaign.utm);
  const hash = hashToUuid(key, `${address}\n${agent}`);
  const session = readSession(cookies, click.sessionId ?? '');
  const saved = clean(readSavedCode(cookies), longest.code).toLowerCase();
  return {
    ...origin,
    ...browser,
    at,
    session,
    visitor: session ?? hash,
    anonymous: hash,
    addressHash: hashToUuid(key, address),
    affiliateDiscountId: parseId(click.affiliateDiscountId ?? page.params.get('adid')),
    linkId: campaign.linkId,
    countryId,
    source: clean(click.source, longest.source) || campaign.source,
    subId: campaign.subId,
    landingPage: clean(page.text, longest.page),
    referrer: clean(parseHost(click.referrerUrl ?? ''), longest.host),
    isReturning: origin.code !== '' && origin.code === saved && !page.params.has('ref'),
    // A click without a landing page names its affiliate itself.
    visit: click.landingPage ? page.visit : { ...page.visit, hasLink: true },
    flag: getFlag({ isBot, purpose }),
  };
}

/** Returns the affiliate's code and the campaign values, from the body or from the address of the landing page. */
function readOrigin(click: TrackedClick, params: LandingPage['params'], utm: UtmValues) {
  const origin = {
    code: clean(click.affiliateCode || params.get('ref'), longest.code).toLowerCase(),
    utmSource: clean(click.utmSource, longest.text) || utm.utmSource,
    utmMedium: clean(click.utmMedium, longest.text) || utm.utmMedium,
    utmCampaign: clean(click.utmCampaign, longest.text) || utm.utmCampaign,
    utmContent: clean(click.utmContent, longest.text) || utm.utmContent,
    utmTerm: clean(click.utmTerm, longest.text) || utm.utmTerm,
  };
  if (Object.values(origin).every((value) => value === '')) throw new InvalidInput([{ field: 'affiliateCode', code: 'required' }]);
  return origin;
}

/** Returns the code that an earlier click has stored in the browser; empty: none. */
function readSavedCode(cookies: string): string {
  const saved = /(?:^|;\s*)affiliate_code=([^;]*)/.exec(cookies)?.[1] ?? '';
  try {
    return decodeURIComponent(saved);
  } catch {
    return '';
  }
}

/** Returns the session in lower case; null without consent or without a valid session. */
const readSession = (cookies: string, sessionId: string): string | null =>
  hasMarketingConsent(cookies) && sessionForm.test(sessionId) ? sessionId.toLowerCase() : null;

function parse(body: string): TrackedClick {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new InvalidInput([{ field: '', code: 'invalid_json' }]);
  }
  const read = trackedClickSchema.safeParse(value);
  if (read.success) return read.data;
  throw new InvalidInput(read.error.issues.map(({ path, code }) => ({ field: path.join('.'), code })));
}

const getFlag = ({ isBot, purpose }: { isBot: boolean; purpose: string }): ClickReason =>
  isBot ? 'bot' : /prefetch|prerender|preview/i.test(purpose) ? 'prefetch' : '';

const parseHost = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '');
