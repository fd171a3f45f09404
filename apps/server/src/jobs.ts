import { checkoutJobs, checkoutSubscriptions } from '#modules/checkout';
import { paymentJobs } from '#modules/payments';
import { pricingJobs } from '#modules/pricing';
import { searchJobs, searchSubscriptions } from '#modules/search';
import type { AnyJob, Subscription } from '#platform/job';

/** Every module's jobs, listed by hand: what is not here has no queue. */
export const jobs: readonly AnyJob[] = [...pricingJobs, ...searchJobs, ...paymentJobs, ...checkoutJobs];

/** Which job takes up which news. */
export const subscriptions: readonly Subscription[] = [...searchSubscriptions, ...checkoutSubscriptions];
