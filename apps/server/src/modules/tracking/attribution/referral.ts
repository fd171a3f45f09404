import { clean, longest, noCampaign, parseId, readCampaign, type Campaign } from '../clicks/campaign.ts';
import { readLandingPage } from '../clicks/landing-page.ts';

/** A referral from an address: it is credited without consent, because the browser stores nothing. */
export interface LinkReferral {
  /** The affiliate's code; empty: only a discount was named. */
  code: string;
  affiliateDiscountId: number | null;
  /** Link, source, campaign and sub-id of the address. Missing: it was not known. */
  campaign?: Campaign | null;
  /** Whether the address came from a paid ad. */
  hasClickId?: boolean;
  /** ISO 8601. */
  at: string;
}

/** Reads the referral in the address of a page. @returns undefined if it names neither an affiliate nor a discount */
export function readLinkReferral(
  landingPage: string,
): (Omit<LinkReferral, 'at'> & { campaign: Campaign; hasCampaign: boolean; hasClickId: boolean }) | undefined {
  const page = readLandingPage(landingPage);
  const code = clean(page.params.get('ref'), longest.code);
  const affiliateDiscountId = parseId(page.params.get('adid'));
  if (code === '' && affiliateDiscountId === null) return undefined;
  const hasCampaign = [...page.params.keys()].some((name) => name !== 'ref' && name !== 'adid');
  return { code, affiliateDiscountId, campaign: readCampaign(page), hasCampaign, hasClickId: page.visit.hasClickId };
}

/** Returns the campaign of a stored referral. Carts of earlier releases have none. */
export const getCampaign = ({ campaign }: LinkReferral): Campaign => ({ ...noCampaign, ...campaign });

/** The data that a browser with consent stores about its last affiliate link. */
export interface Referral {
  /** Key of the browser's touches; null: no consent, or no touch. */
  sessionId: string | null;
  /** The stored code; empty: none. */
  code: string;
}

/** Headers with which the storefront's server sends the referral along with cart calls. */
const referralHeaders = { session: 'affiliate-session', code: 'affiliate-code' } as const;

const sessionForm = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
/** Returns whether a text can be a code; others are not looked up. */
export const isCodeForm = (code: string): boolean => /^[\w.-]{1,64}$/.test(code);

/** Reads the referral from the headers of a request. Malformed values count as not sent. */
export function readReferral(header: (name: string) => string | undefined): Referral {
  const session = header(referralHeaders.session) ?? '';
  const code = header(referralHeaders.code) ?? '';
  return { sessionId: sessionForm.test(session) ? session.toLowerCase() : null, code: isCodeForm(code) ? code : '' };
}
