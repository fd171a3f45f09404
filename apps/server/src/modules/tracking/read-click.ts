import { InvalidInput } from '#kit/errors';
import type { ClickReason } from './click-rows.ts';
import { allowsMarketing } from './consent-cookie.ts';
import { trackedClickSchema, type TrackedClick } from './contract.ts';
import { hashOf } from './day-key.ts';
import { readLandingPage } from './landing-page.ts';
import { readBrowser } from './read-browser.ts';
import type { SentClick } from './write-clicks.ts';

/** What comes with a click besides its body. */
interface ClickRequest {
  body: string;
  /** Empty: it was not sent. */
  userAgent: string;
  cookies: string;
  /** `Sec-Purpose` or `Purpose` */
  purpose: string;
  /** As `callerAddress` gives it. */
  address: string;
  countryId: number;
  at: Date;
  /** The day's. */
  key: Buffer;
}

/** Characters of each that are kept; `text` of a campaign's value or a sub-id. */
const longest = { code: 64, source: 64, text: 100, page: 1000, host: 100 };
const sessionForm = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/**
 * Reads a click: what the browser says of itself counts only where the request does not say it better.
 * @throws InvalidInput when it is none, or names neither an affiliate nor a campaign
 */
export function readClick({ body, userAgent, cookies, purpose, address, countryId, at, key }: ClickRequest): SentClick {
  const click = parse(body);
  const page = readLandingPage(click.landingPage ?? '');
  const param = (name: string) => page.params.get(name);
  const agent = userAgent || (click.userAgent ?? '');
  const { isBot, ...browser } = readBrowser(agent);
  const sent = {
    code: clean(click.affiliateCode || param('ref'), longest.code).toLowerCase(),
    utmSource: clean(click.utmSource || param('utm_source'), longest.text),
    utmMedium: clean(click.utmMedium || param('utm_medium'), longest.text),
    utmCampaign: clean(click.utmCampaign || param('utm_campaign'), longest.text),
    utmContent: clean(click.utmContent || param('utm_content'), longest.text),
    utmTerm: clean(click.utmTerm || param('utm_term'), longest.text),
  };
  if (Object.values(sent).every((value) => value === '')) throw new InvalidInput([{ field: 'affiliateCode', code: 'required' }]);
  const hash = hashOf(key, `${address}\n${agent}`);
  const session = allowsMarketing(cookies) && sessionForm.test(click.sessionId ?? '') ? (click.sessionId ?? '').toLowerCase() : null;
  return {
    ...sent,
    ...browser,
    at,
    session,
    visitor: session ?? hash,
    anonymous: hash,
    addressHash: hashOf(key, address),
    affiliateDiscountId: idOf(click.affiliateDiscountId ?? param('adid')),
    linkId: idOf(param('link')),
    countryId,
    source: clean(click.source || param('src'), longest.source) || 'direct_link',
    subId: clean(param('subid'), longest.text),
    landingPage: clean(page.text, longest.page),
    referrer: clean(hostOf(click.referrerUrl ?? ''), longest.host),
    flag: flagOf({ isBot, purpose }),
  };
}

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

const flagOf = ({ isBot, purpose }: { isBot: boolean; purpose: string }): ClickReason =>
  isBot ? 'bot' : /prefetch|prerender|preview/i.test(purpose) ? 'prefetch' : '';

/** Control signs and halves of characters have no place in the database, and one of them would refuse the clicks of others too. */
const clean = (text: string | null | undefined, most: number): string =>
  text
    ? text
        .slice(0, most)
        .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
        .trim()
    : '';

const mostId = 2_147_483_647;

/** Ids are numbers; anything else is ignored. */
function idOf(value: number | string | undefined): number | null {
  const id = typeof value === 'string' ? (/^\d{1,10}$/.test(value) ? Number(value) : 0) : (value ?? 0);
  return Number.isInteger(id) && id > 0 && id <= mostId ? id : null;
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '');
