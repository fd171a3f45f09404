/** The affiliate programme: who sells for the shop, by which rules, what it earns him, and how he is paid. */
export { affiliateJobs, affiliateSubscriptions } from './jobs.ts';
export { moveAffiliate } from './move-affiliate.ts';
export { routes } from './routes.ts';
