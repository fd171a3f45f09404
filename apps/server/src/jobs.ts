import { accountJobs } from '#modules/accounts';
import { affiliateJobs, affiliateSubscriptions } from '#modules/affiliates';
import { cartJobs } from '#modules/cart';
import { checkoutJobs, checkoutSubscriptions } from '#modules/checkout';
import { consentJobs } from '#modules/consent';
import { exchangeRateJobs } from '#modules/exchange-rates';
import { feedJobs } from '#modules/feeds';
import { invoicingJobs, invoicingSubscriptions } from '#modules/invoicing';
import { figureJobs, figureSubscriptions } from '#modules/figures';
import { fulfilmentJobs, fulfilmentSubscriptions } from '#modules/fulfilment';
import { importJobs } from '#modules/imports';
import { mediaJobs, mediaSubscriptions } from '#modules/media';
import { mediaLibraryJobs, mediaLibrarySubscriptions } from '#modules/media-library';
import { newsletterJobs, newsletterSubscriptions } from '#modules/newsletter';
import { notificationJobs, notificationSubscriptions } from '#modules/notifications';
import { orderJobs, orderSubscriptions } from '#modules/orders';
import { paymentJobs } from '#modules/payments';
import { privacyJobs, privacySubscriptions } from '#modules/privacy';
import { pricingJobs } from '#modules/pricing';
import { reportJobs, reportSubscriptions } from '#modules/reports';
import { returnJobs, returnSubscriptions } from '#modules/returns';
import { searchJobs, searchSubscriptions } from '#modules/search';
import { sellerJobs } from '#modules/sellers';
import { ticketJobs } from '#modules/tickets';
import { trackingJobs } from '#modules/tracking';
import { webhookJobs, webhookSubscriptions } from '#modules/webhooks';
import { wheelJobs } from '#modules/wheel';
import type { AnyJob, Subscription } from '#platform/job';

/** The jobs of every module. A job that is not listed has no queue. */
export const jobs: readonly AnyJob[] = [
  ...accountJobs,
  ...exchangeRateJobs,
  ...pricingJobs,
  ...searchJobs,
  ...cartJobs,
  ...consentJobs,
  ...orderJobs,
  ...paymentJobs,
  ...invoicingJobs,
  ...fulfilmentJobs,
  ...checkoutJobs,
  ...returnJobs,
  ...notificationJobs,
  ...feedJobs,
  ...webhookJobs,
  ...trackingJobs,
  ...affiliateJobs,
  ...newsletterJobs,
  ...wheelJobs,
  ...sellerJobs,
  ...ticketJobs,
  ...privacyJobs,
  ...importJobs,
  ...figureJobs,
  ...reportJobs,
  ...mediaJobs,
  ...mediaLibraryJobs,
];

/** Connects events to the jobs that handle them. */
export const subscriptions: readonly Subscription[] = [
  ...searchSubscriptions,
  ...orderSubscriptions,
  ...invoicingSubscriptions,
  ...checkoutSubscriptions,
  ...fulfilmentSubscriptions,
  ...returnSubscriptions,
  ...notificationSubscriptions,
  ...webhookSubscriptions,
  ...affiliateSubscriptions,
  ...newsletterSubscriptions,
  ...figureSubscriptions,
  ...privacySubscriptions,
  ...reportSubscriptions,
  ...mediaSubscriptions,
  ...mediaLibrarySubscriptions,
];
