import { readConsent } from './consent.ts';
import { readCookie } from './cookies.ts';

/** What a shopper brings along in an address: an affiliate's code (`ref`), or the id of a discount (`adid`). */
export interface Brought {
  code: string;
  affiliateDiscountId: number | null;
}

/**
 * What stands in the address of a request, or in that of the shop's own page it comes from: a form of a page that is the same
 * for everybody can't carry it.
 */
export function broughtIn(request: Request): Brought | null {
  const own = new URL(request.url);
  const from = request.headers.get('referer') ?? '';
  const before = URL.canParse(from) ? new URL(from) : null;
  return inAddress(own) ?? (before?.host === own.host ? inAddress(before) : null);
}

function inAddress({ searchParams }: URL): Brought | null {
  const code = (searchParams.get('ref') ?? '').trim().slice(0, 64);
  const adid = searchParams.get('adid') ?? '';
  const affiliateDiscountId = /^[1-9]\d{0,8}$/.test(adid) ? Number(adid) : null;
  return code === '' && affiliateDiscountId === null ? null : { code, affiliateDiscountId };
}

/** Whether a browser has agreed to be known again in this shop. */
export const mayBeKnown = (request: Request): boolean => readConsent(readCookie(request, 'consent'))?.choices.marketing ?? false;

/** What the API is told of a browser that has agreed to be known again, with calls about its cart. Nothing of any other. */
export function referralHeadersOf(request: Request): Record<string, string> {
  if (!mayBeKnown(request)) return {};
  const [session, code] = [readCookie(request, 'affiliate_session'), readCookie(request, 'affiliate_code')];
  const isPlain = (text: string | null): text is string => text !== null && /^[\w.-]{1,64}$/.test(text);
  return { ...(isPlain(session) && { 'affiliate-session': session }), ...(isPlain(code) && { 'affiliate-code': code }) };
}
