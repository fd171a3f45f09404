/**
 * Visits, clicks and the attribution of orders. It is below the order modules, so that an order's attribution is part of its
 * transaction. The programme itself is the module `affiliates`.
 */
export { addVisits, type Visits } from './add-visits.ts';
export { visitChecks } from './visit-checks.ts';
export { addAffiliateCode, getAffiliateCode, changeAffiliateCode, setEarning } from './affiliate-codes.ts';
export { forgetAffiliateCode } from './forget-affiliate-code.ts';
export { AffiliateCodeTaken } from './errors.ts';
export type { AttributionCandidate, AttributionRule } from './attribution.ts';
export { chooseAttribution, ATTRIBUTION_WINDOW_MS, noAttribution, type Credit } from './choose-attribution.ts';
export { listAttributionCandidates } from './list-attribution-candidates.ts';
export { adoptTouches, forgetCustomerTouches, forgetTouches, isTouched, findLastTouch, touchData } from './store-touches.ts';
export { recordAttribution, replaceAttribution } from './record-attribution.ts';
export { isCodeForm, readReferral, type LinkReferral, type Referral } from './referral.ts';
export { noUtm, type UtmValues } from './utm-values.ts';
export { groupClicks, type ClickDimension, type ClickFilter, type ClickGroup } from './group-clicks.ts';
export { findSubId } from './find-sub-id.ts';
export { findAttribution, type OrderAttribution } from './find-attribution.ts';
export { rollUpClicks } from './roll-up-clicks.ts';
export { conversionPath, routes } from './routes.ts';
export { clickPath, recordClick } from './record-click.ts';
export { trackingJobs } from './jobs.ts';
export { addPastClicks, type PastClick } from './add-past-clicks.ts';
export { affiliateCodeChecks, selectAffiliatesByCode } from './affiliate-code-checks.ts';
export { listTouchesOfOrders } from './list-touches-of-orders.ts';
export { writeClicks } from './write-clicks.ts';
export { countValidClicks } from './count-valid-clicks.ts';
