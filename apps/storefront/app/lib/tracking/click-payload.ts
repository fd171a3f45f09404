import type { TrackedClick } from '@selvedge/server/contract';
import type { Arrival } from './arrival.ts';
import { getBrowserName, getDeviceType, getSystemName } from './device.ts';
import { buildLandingPage } from './landing-page.ts';

interface Visit {
  /** The landing page. */
  address: URL;
  referrer: string;
  userAgent: string;
  countryId: number | null;
  /** Null without consent. */
  sessionId: string | null;
}

/** Maximum number of characters that the API accepts. */
const maxLengths = { address: 4000, userAgent: 1000 };

/** Creates the data of a click. The server finds the affiliate and the visitor's location. */
export const buildClickPayload = ({ code, affiliateDiscountId, source, utm }: Arrival, visit: Visit): TrackedClick => ({
  affiliateCode: code || null,
  affiliateId: null,
  affiliateDiscountId,
  sessionId: visit.sessionId,
  ipAddress: null,
  userAgent: visit.userAgent.slice(0, maxLengths.userAgent),
  referrerUrl: visit.referrer.slice(0, maxLengths.address),
  landingPage: buildLandingPage(visit.address).slice(0, maxLengths.address),
  source: source || 'direct_link',
  countryId: visit.countryId,
  city: null,
  deviceType: getDeviceType(visit.userAgent),
  browser: getBrowserName(visit.userAgent),
  os: getSystemName(visit.userAgent),
  ...utm,
});
