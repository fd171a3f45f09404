/**
 * The back office's calls under `/api/admin`: all for staff, by area and role. It is built on all modules: a route parses its input, calls
 * operations of the modules in one transaction with the audit log (`change.ts`), and responds.
 */
import { createRoutes } from '#platform/http';
import { jobs } from '../jobs.ts';
import { affiliateAdminRoutes } from './affiliates/index.ts';
import { attributeRoutes, attributeValueRoutes } from './catalog/attribute-routes.ts';
import { brandRoutes } from './catalog/brand-routes.ts';
import { categoryRoutes } from './catalog/category-routes.ts';
import { collectionRoutes } from './catalog/collection-routes.ts';
import { makerRoutes } from './catalog/maker-routes.ts';
import { productRoutes } from './catalog/product-routes.ts';
import { bulkChangeRoutes } from './catalog/bulk/bulk-change-routes.ts';
import { productChangeRoutes } from './catalog/bulk/product-change-routes.ts';
import { priceChangeRoutes } from './catalog/bulk/price-change-routes.ts';
import { productActionRoutes } from './catalog/product-action-routes.ts';
import { translationRoutes } from './catalog/translations/translation-routes.ts';
import { sizeChartRoutes } from './catalog/size-chart-routes.ts';
import { popularSearchRoutes } from './catalog/popular-search-routes.ts';
import { synonymRoutes } from './catalog/synonym-routes.ts';
import { brokenLinkRoutes } from './content/broken-link-routes.ts';
import { homeRoutes } from './content/home-routes.ts';
import { menuRoutes } from './content/menu-routes.ts';
import { redirectRoutes } from './content/redirect-routes.ts';
import { previewRoutes } from './content/preview-routes.ts';
import { articleRoutes } from './content/article-routes.ts';
import { campaignRoutes } from './marketing/campaign-routes.ts';
import { couponRoutes } from './marketing/coupon-routes.ts';
import { discountRuleRoutes } from './marketing/discount-rule-routes.ts';
import { goalRoutes } from './marketing/goal-routes.ts';
import { flowRoutes } from './marketing/flow-routes.ts';
import { mailingActionRoutes } from './marketing/mailing-action-routes.ts';
import { mailingRoutes } from './marketing/mailing-routes.ts';
import { marketRoutes } from './marketing/market-routes.ts';
import { subscriberRoutes } from './marketing/subscriber-routes.ts';
import { blockedDomainRoutes, wheelRoutes } from './marketing/wheel-routes.ts';
import { overviewRoutes } from './dashboard/overview-routes.ts';
import { waitingRoutes } from './dashboard/waiting-routes.ts';
import { reportRoutes } from './reports/report-routes.ts';
import { savedReportRoutes } from './reports/saved-report-routes.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { uploadRoutes } from './media/upload-routes.ts';
import { customerRoutes } from './customers/customer-routes.ts';
import { customerNoteRoutes } from './customers/customer-note-routes.ts';
import { customerActionRoutes } from './customers/customer-action-routes.ts';
import { editRoutes } from './order-edits/edit-routes.ts';
import { phoneRoutes } from './phone-orders/phone-routes.ts';
import { exportRoutes } from './import/export-routes.ts';
import { importRoutes } from './import/import-routes.ts';
import { returnRoutes } from './returns/return-routes.ts';
import { returnActionRoutes } from './returns/return-action-routes.ts';
import { sellerApplicationRoutes } from './sellers/application-routes.ts';
import { sellerRoutes } from './sellers/seller-routes.ts';
import { searchRoutes } from './search/search-routes.ts';
import { cannedAnswerRoutes } from './tickets/canned-answer-routes.ts';
import { ticketRoutes } from './tickets/ticket-routes.ts';
import { reviewRoutes } from './reviews/review-routes.ts';
import { cashRoundingRoutes } from './settings/cash-rounding-routes.ts';
import { countryRoutes } from './settings/country-routes.ts';
import { languageRoutes } from './settings/language-routes.ts';
import { legalRoutes } from './settings/legal-routes.ts';
import { mailRoutes } from './settings/mail-routes.ts';
import { paymentMethodRoutes } from './settings/payment-method-routes.ts';
import { createJobRoutes } from './system/job-routes.ts';
import { webhookRoutes } from './webhooks/webhook-routes.ts';
import { orderQueueRoutes } from './orders/index.ts';
import { payoutRoutes } from './affiliates/payout-routes.ts';
import { auditRoutes } from './staff/audit-routes.ts';
import { invitationRoutes } from './staff/invitation-routes.ts';
import { meRoutes } from './staff/me-routes.ts';
import { peopleRoutes } from './staff/people-routes.ts';
import { securityRoutes } from './staff/security-routes.ts';
import { signInRoutes } from './staff/sign-in-routes.ts';
import { tokenRoutes } from './staff/token-routes.ts';
import { viewRoutes } from './staff/view-routes.ts';

const taxonomy = [
  brandRoutes,
  categoryRoutes,
  collectionRoutes,
  attributeRoutes,
  attributeValueRoutes,
  sizeChartRoutes,
  makerRoutes,
  synonymRoutes,
  popularSearchRoutes,
  translationRoutes,
];
const marketing = [
  couponRoutes,
  discountRuleRoutes,
  goalRoutes,
  menuRoutes,
  redirectRoutes,
  marketRoutes,
  subscriberRoutes,
  mailingRoutes,
  mailingActionRoutes,
  flowRoutes,
  wheelRoutes,
  blockedDomainRoutes,
  campaignRoutes,
  homeRoutes,
  brokenLinkRoutes,
  ...articleRoutes,
  previewRoutes,
];

/** Routes with a word in their path come before routes with a number in the same place. */
const productRoutesInOrder = [
  bulkChangeRoutes,
  productChangeRoutes,
  priceChangeRoutes,
  productActionRoutes,
  productRoutes,
  uploadRoutes,
  mediaRoutes,
];

const people = [signInRoutes, invitationRoutes, meRoutes, viewRoutes, securityRoutes, peopleRoutes, tokenRoutes, auditRoutes];

/** The routes of every area. */
export const routes = createRoutes();
routes.route('/', orderQueueRoutes);
for (const area of [
  ...people,
  overviewRoutes,
  waitingRoutes,
  reportRoutes,
  savedReportRoutes,
  ...taxonomy,
  ...marketing,
  ...productRoutesInOrder,
  customerRoutes,
  customerNoteRoutes,
  customerActionRoutes,
  editRoutes,
  phoneRoutes,
  returnRoutes,
  returnActionRoutes,
  reviewRoutes,
  affiliateAdminRoutes,
  sellerApplicationRoutes,
  sellerRoutes,
  ticketRoutes,
  cannedAnswerRoutes,
  searchRoutes,
])
  routes.route('/', area);
/** Settings of the shop. */
for (const area of [
  countryRoutes,
  cashRoundingRoutes,
  paymentMethodRoutes,
  legalRoutes,
  languageRoutes,
  mailRoutes,
  createJobRoutes(jobs),
  webhookRoutes,
])
  routes.route('/', area);
/** Payouts to affiliates. */
routes.route('/', payoutRoutes);
/** Import and export of tables. */
for (const area of [importRoutes, exportRoutes]) routes.route('/', area);
