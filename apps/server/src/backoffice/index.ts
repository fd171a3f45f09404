/**
 * What the shop's people work with: calls under `/api/admin`, all for staff, by area and role. It stands on top of all
 * modules: a route parses, calls verbs of theirs in one transaction with the audit log (`change.ts`), and answers.
 */
import { createRoutes } from '#platform/http';
import { jobs } from '../jobs.ts';
import { affiliateDeskRoutes } from './affiliates/index.ts';
import { attributeRoutes, attributeValueRoutes } from './catalog/attribute-routes.ts';
import { brandRoutes } from './catalog/brand-routes.ts';
import { categoryRoutes } from './catalog/category-routes.ts';
import { collectionRoutes } from './catalog/collection-routes.ts';
import { makerRoutes } from './catalog/maker-routes.ts';
import { productRoutes } from './catalog/product-routes.ts';
import { productWorkRoutes } from './catalog/product-work-routes.ts';
import { sizeChartRoutes } from './catalog/size-chart-routes.ts';
import { homeRoutes } from './content/home-routes.ts';
import { menuRoutes } from './content/menu-routes.ts';
import { redirectRoutes } from './content/redirect-routes.ts';
import { previewRoutes } from './content/preview-routes.ts';
import { writingRoutes } from './content/writing-routes.ts';
import { campaignRoutes } from './marketing/campaign-routes.ts';
import { couponRoutes } from './marketing/coupon-routes.ts';
import { goalRoutes } from './marketing/goal-routes.ts';
import { marketRoutes } from './marketing/market-routes.ts';
import { subscriberRoutes } from './marketing/subscriber-routes.ts';
import { blockedDomainRoutes, wheelRoutes } from './marketing/wheel-routes.ts';
import { overviewRoutes } from './dashboard/overview-routes.ts';
import { pictureRoutes } from './files/picture-routes.ts';
import { customerRoutes } from './customers/customer-routes.ts';
import { customerWorkRoutes } from './customers/customer-work-routes.ts';
import { editRoutes } from './order-edits/edit-routes.ts';
import { phoneRoutes } from './phone-orders/phone-routes.ts';
import { exportRoutes } from './import/export-routes.ts';
import { importRoutes } from './import/import-routes.ts';
import { returnRoutes } from './returns/return-routes.ts';
import { returnWorkRoutes } from './returns/return-work-routes.ts';
import { sellerApplicationRoutes } from './sellers/application-routes.ts';
import { sellerRoutes } from './sellers/seller-routes.ts';
import { ticketRoutes } from './tickets/ticket-routes.ts';
import { reviewRoutes } from './reviews/review-routes.ts';
import { countryRoutes } from './settings/country-routes.ts';
import { languageRoutes } from './settings/language-routes.ts';
import { legalRoutes } from './settings/legal-routes.ts';
import { mailRoutes } from './settings/mail-routes.ts';
import { jobRoutes } from './system/job-routes.ts';
import { webhookRoutes } from './webhooks/webhook-routes.ts';
import { deskRoutes } from './orders/index.ts';
import { payoutRoutes } from './affiliates/payout-routes.ts';
import { auditRoutes } from './staff/audit-routes.ts';
import { invitationRoutes } from './staff/invitation-routes.ts';
import { meRoutes } from './staff/me-routes.ts';
import { peopleRoutes } from './staff/people-routes.ts';
import { securityRoutes } from './staff/security-routes.ts';
import { signInRoutes } from './staff/sign-in-routes.ts';
import { tokenRoutes } from './staff/token-routes.ts';

const taxonomy = [brandRoutes, categoryRoutes, collectionRoutes, attributeRoutes, attributeValueRoutes, sizeChartRoutes, makerRoutes];
const marketing = [
  couponRoutes,
  goalRoutes,
  menuRoutes,
  redirectRoutes,
  marketRoutes,
  subscriberRoutes,
  wheelRoutes,
  blockedDomainRoutes,
  campaignRoutes,
  homeRoutes,
  ...writingRoutes,
  previewRoutes,
];

/** Calls with a word in their path stand before those with a number there. */
const goods = [productWorkRoutes, productRoutes, pictureRoutes];

const people = [signInRoutes, invitationRoutes, meRoutes, securityRoutes, peopleRoutes, tokenRoutes, auditRoutes];

/** Every area's routes, listed by hand. */
export const routes = createRoutes();
routes.route('/', deskRoutes);
for (const area of [
  ...people,
  overviewRoutes,
  ...taxonomy,
  ...marketing,
  ...goods,
  customerRoutes,
  customerWorkRoutes,
  editRoutes,
  phoneRoutes,
  returnRoutes,
  returnWorkRoutes,
  reviewRoutes,
  affiliateDeskRoutes,
  sellerApplicationRoutes,
  sellerRoutes,
  ticketRoutes,
])
  routes.route('/', area);
/** How the shop is set up. */
for (const area of [countryRoutes, legalRoutes, languageRoutes, mailRoutes, jobRoutes(jobs), webhookRoutes]) routes.route('/', area);
/** What affiliates are paid. */
routes.route('/', payoutRoutes);
/** What comes in and goes out as a table. */
for (const area of [importRoutes, exportRoutes]) routes.route('/', area);
