import type { TrackedClick } from '@selvedge/server/contract';
import type { Arrival } from './arrival.ts';
import { browserOf, deviceTypeOf, systemOf } from './device.ts';
import { landingPage } from './landing-page.ts';

interface Visit {
  /** Where he came to. */
  address: URL;
  referrer: string;
  userAgent: string;
  countryId: number | null;
  /** Null: he has not agreed to be known again. */
  sessionId: string | null;
}

/** Characters that the shop takes. */
const longest = { address: 4000, userAgent: 1000 };

/** A click as the shop is told of it. Who the affiliate is and where the visitor, the shop finds out itself. */
export const clickPayload = ({ code, affiliateDiscountId, source, utm }: Arrival, visit: Visit): TrackedClick => ({
  affiliateCode: code || null,
  affiliateId: null,
  affiliateDiscountId,
  sessionId: visit.sessionId,
  ipAddress: null,
  userAgent: visit.userAgent.slice(0, longest.userAgent),
  referrerUrl: visit.referrer.slice(0, longest.address),
  landingPage: landingPage(visit.address).slice(0, longest.address),
  source: source || 'direct_link',
  countryId: visit.countryId,
  city: null,
  deviceType: deviceTypeOf(visit.userAgent),
  browser: browserOf(visit.userAgent),
  os: systemOf(visit.userAgent),
  ...utm,
});
