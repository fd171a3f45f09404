import { cartJobs } from '#modules/cart';
import { checkoutJobs, checkoutSubscriptions } from '#modules/checkout';
import { feedJobs } from '#modules/feeds';
import { notificationJobs, notificationSubscriptions } from '#modules/notifications';
import { paymentJobs } from '#modules/payments';
import { pricingJobs } from '#modules/pricing';
import { searchJobs, searchSubscriptions } from '#modules/search';
import type { AnyJob, Subscription } from '#platform/job';
import { importJobs } from './import/jobs.ts';

/** Every module's jobs, and the import's, listed by hand: what is not here has no queue. */
export const jobs: readonly AnyJob[] = [
  ...pricingJobs,
  ...searchJobs,
  ...cartJobs,
  ...paymentJobs,
  ...checkoutJobs,
  ...notificationJobs,
  ...feedJobs,
  ...importJobs,
];

/** Which job takes up which news. */
export const subscriptions: readonly Subscription[] = [...searchSubscriptions, ...checkoutSubscriptions, ...notificationSubscriptions];
