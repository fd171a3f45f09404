/**
 * How often the shop is opened, who came by whose link, and who is credited with an order: low, so that an order's attribution is
 * part of its transaction. The programme itself is `affiliates`.
 */
export { addVisits, type Visits } from './add-visits.ts';
export { visitBooks } from './visit-books.ts';
export { addAffiliateCode, affiliateCodeOf, changeAffiliateCode, setEarning } from './affiliate-codes.ts';
export { forgetAffiliateCode } from './forget-affiliate-code.ts';
export { AffiliateCodeTaken } from './errors.ts';
export type { AttributionCandidate, AttributionRule } from './attribution.ts';
export { attribute, countsFor, nobody, type Credit } from './attribute.ts';
export { inQuestion } from './in-question.ts';
export { adoptTouches, forgetCustomerTouches, forgetTouches, isTouched, lastTouch, touchData } from './keep-touches.ts';
export { recordAttribution, replaceAttribution } from './record-attribution.ts';
export { isCodeForm, referralOf, type Brought, type Referral } from './referral.ts';
export { noUtm, type UtmValues } from './utm-values.ts';
export { clicksBy, type ClickDimension, type ClickFilter, type ClickGroup } from './clicks-by.ts';
export { subIdOfClick } from './sub-id-of-click.ts';
export { attributionOf, type OrderAttribution } from './attribution-of.ts';
export { rollUpClicks } from './roll-up-clicks.ts';
export { conversionPath, routes } from './routes.ts';
export { clickPath, takeClick } from './take-click.ts';
export { trackingJobs } from './jobs.ts';
export { addPastClicks, type PastClick } from './add-past-clicks.ts';
export { affiliateCodeBooks, affiliatesCoded } from './affiliate-code-books.ts';
export { touchesOfOrders } from './touches-of-orders.ts';
export { writeClicks } from './write-clicks.ts';
export { validClicksOf } from './valid-clicks-of.ts';
