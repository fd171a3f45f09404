import { readConsent } from './consent.ts';
import { readCookie } from './cookies.ts';

/** A referral in an address: an affiliate's code (`ref`) or a discount's id (`adid`). */
export interface Referral {
  code: string;
  affiliateDiscountId: number | null;
  /** Path and query, from which the server reads link, source, campaign and sub-id. */
  landingPage: string;
}

/** Maximum number of characters that the API accepts. */
const MAX_PAGE_LENGTH = 2000;

/**
 * Reads the referral from the address of a request or of the shop's own page that sent it: the forms of cached pages
 * cannot carry it.
 */
export function findReferral(request: Request): Referral | null {
  const own = new URL(request.url);
  const from = request.headers.get('referer') ?? '';
  const before = URL.canParse(from) ? new URL(from) : null;
  return readAddressReferral(own) ?? (before?.host === own.host ? readAddressReferral(before) : null);
}

function readAddressReferral({ pathname, search, searchParams }: URL): Referral | null {
  const code = (searchParams.get('ref') ?? '').trim().slice(0, 64);
  const adid = searchParams.get('adid') ?? '';
  const affiliateDiscountId = /^[1-9]\d{0,8}$/.test(adid) ? Number(adid) : null;
  return code === '' && affiliateDiscountId === null
    ? null
    : { code, affiliateDiscountId, landingPage: (pathname + search).slice(0, MAX_PAGE_LENGTH) };
}

/** Returns whether a browser has agreed to be recognised in this shop. */
export const hasMarketingConsent = (request: Request): boolean => readConsent(readCookie(request, 'consent'))?.choices.marketing ?? false;

/** Returns the referral headers for calls about the cart. Empty without consent. */
export function buildReferralHeaders(request: Request): Record<string, string> {
  if (!hasMarketingConsent(request)) return {};
  const [session, code] = [readCookie(request, 'affiliate_session'), readCookie(request, 'affiliate_code')];
  const isPlain = (text: string | null): text is string => text !== null && /^[\w.-]{1,64}$/.test(text);
  return { ...(isPlain(session) && { 'affiliate-session': session }), ...(isPlain(code) && { 'affiliate-code': code }) };
}
