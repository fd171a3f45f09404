import { affiliateApplications } from './affiliate-applications/index.ts';
import { affiliateCreatives } from './affiliate-creatives/index.ts';
import { affiliateDiscounts } from './affiliate-discounts/index.ts';
import { affiliateGroups, affiliateTiers } from './affiliate-terms/index.ts';
import { affiliateAnnouncements, affiliateConversations } from './affiliate-messages/index.ts';
import { affiliatePayouts } from './affiliate-payouts/index.ts';
import { affiliatePages } from './affiliate-programme/pages.tsx';
import { affiliates } from './affiliates/index.ts';
import { commissionRules } from './commission-rules/index.ts';
import { heldCommissions } from './held-commissions/index.ts';
import { attributes, attributeValues } from './attributes/index.ts';
import { apiTokens } from './api-tokens/index.ts';
import { audit } from './audit/index.ts';
import { brands } from './brands/index.ts';
import { cannedAnswers } from './canned-answers/index.ts';
import { cashRoundings } from './cash-roundings/index.ts';
import { countries } from './countries/index.ts';
import { jobs } from './jobs/index.tsx';
import { languages } from './languages/index.ts';
import { legalPages } from './legal-pages/index.ts';
import { mailingPages, mailings } from './mailings/index.tsx';
import { mails } from './mails/index.ts';
import { webhooks } from './webhooks/index.ts';
import { categories } from './categories/index.ts';
import { collections } from './collections/index.ts';
import { campaigns } from './campaigns/index.ts';
import { homeBlocks } from './home-blocks/index.ts';
import { coupons } from './coupons/index.ts';
import { goals } from './goals/index.ts';
import { makers } from './makers/index.ts';
import { mediaLibrary } from './media/index.ts';
import { menus } from './menus/index.ts';
import { redirects } from './redirects/index.ts';
import { popularSearches } from './popular-searches/index.ts';
import { searchSynonyms } from './search-synonyms/index.ts';
import { sizeCharts } from './size-charts/index.ts';
import { imports } from './imports/index.ts';
import { orderLines } from './order-lines/index.ts';
import { orders } from './orders/index.ts';
import { orderPages } from './orders/pages/pages.tsx';
import { packing } from './packing/index.tsx';
import { subscribers } from './newsletter/index.ts';
import { products } from './products/index.ts';
import { customers } from './customers/index.ts';
import { phoneOrder } from './phone-order/index.tsx';
import { reportPages } from './reports/index.tsx';
import { returns } from './returns/index.ts';
import { reviews } from './reviews/index.ts';
import { sellers } from './sellers/index.ts';
import { staff } from './staff/index.ts';
import { wheel } from './wheel/index.ts';
import { translationPages } from './translations/index.tsx';
import { tickets } from './tickets/index.ts';
import { contentResources } from './articles/index.ts';
import type { BackOfficePage, BackOfficeResource } from './resource.ts';

export { sections, type Section } from './resource.ts';

const catalogue = [categories, collections, brands, attributeValues, attributes, sizeCharts, makers, searchSynonyms, popularSearches];
const marketing = [coupons, goals, menus, redirects, mailings, subscribers, ...wheel, campaigns, mediaLibrary, homeBlocks, ...contentResources];

const programme = [
  affiliates,
  affiliateApplications,
  heldCommissions,
  commissionRules,
  affiliatePayouts,
  affiliateDiscounts,
  affiliateCreatives,
  affiliateAnnouncements,
  affiliateConversations,
  affiliateGroups,
  affiliateTiers,
];

const settings = [countries, cashRoundings, legalPages, languages, mails, webhooks];

/** All resources that staff list and edit. */
export const resources: readonly BackOfficeResource[] = [
  imports,
  staff,
  apiTokens,
  audit,
  customers,
  tickets,
  cannedAnswers,
  ...sellers,
  returns,
  reviews,
  orders,
  orderLines,
  products,
  ...catalogue,
  ...marketing,
  ...programme,
  ...settings,
];

/** Pages that are not resources. */
export const pages: readonly BackOfficePage[] = [
  packing,
  phoneOrder,
  ...orderPages,
  ...affiliatePages,
  ...reportPages,
  ...mailingPages,
  ...translationPages,
  jobs,
];
