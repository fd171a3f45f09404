/**
 * Visits, clicks and the attribution of orders. It is below the order modules, so that an order's attribution is part of its
 * transaction. The programme itself is the module `affiliates`.
 */
export { addVisits, type Visits, visitChecks } from './clicks/add-visits.ts';
export {
  addAffiliateCode,
  getAffiliateCode,
  changeAffiliateCode,
  setEarning,
  affiliateCodeChecks,
  selectAffiliatesByCode,
} from './affiliate-codes.ts';
export { forgetAffiliateCode } from './forget-affiliate-code.ts';
export { AffiliateCodeTaken } from './errors.ts';
export type { AttributionCandidate, AttributionRule, CandidateTouch } from './attribution/attribution.ts';
export { chooseAttribution, ATTRIBUTION_WINDOW_MS, noAttribution, type Credit } from './attribution/choose-attribution.ts';
export { listAttributionCandidates } from './attribution/list-attribution-candidates.ts';
export {
  adoptTouches,
  deleteCustomerTouches,
  deleteTouches,
  isTouched,
  findLastTouch,
  readTouchData,
  listTouchesOfOrders,
} from './attribution/store-touches.ts';
export { hashBrowser, isAffiliateBrowser, recordAffiliateBrowser } from './signals/same-browser.ts';
export type { OrderSignal } from './signals/signal.ts';
export { recordAttribution, replaceAttribution } from './attribution/record-attribution.ts';
export { isCodeForm, readLinkReferral, readReferral, type LinkReferral, type Referral } from './attribution/referral.ts';
export { noUtm, type UtmValues } from './clicks/utm-values.ts';
export { groupClicks, type ClickDimension, type ClickFilter, type ClickGroup, countValidClicks } from './clicks/group-clicks.ts';
export { countCodesEnteredLast, findAttribution, type OrderAttribution } from './attribution/find-attribution.ts';
export { getTrackingSettings, saveTrackingSettings, type TrackingSettings } from './settings/tracking-settings.ts';
export { listClicksAfter, listLatestClicks } from './clicks/list-clicks.ts';
export { listUncountedClicks } from './clicks/list-uncounted-clicks.ts';
export { rollUpClicks } from './clicks/roll-up-clicks.ts';
export { conversionPath, routes } from './routes.ts';
export { clickPath, recordClick, recordShortLinkVisit } from './clicks/record-click.ts';
export { trackingJobs } from './jobs.ts';
export { addPastClicks, type PastClick } from './clicks/add-past-clicks.ts';
export { writeClicks } from './clicks/write-clicks.ts';
