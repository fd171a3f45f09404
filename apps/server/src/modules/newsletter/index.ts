/** Newsletter subscriptions, confirmed and ended by links, and the mailings and flows that are sent to subscribers. */
export { issueNewsletterToken } from './confirmation-token.ts';
export { stopBounced } from './end-subscription.ts';
export { isCouponValid } from './check-coupon.ts';
export { deleteSubscribers } from './delete-subscribers.ts';
export { newsletterJobs, newsletterSubscriptions } from './jobs.ts';
export { routes } from './routes.ts';
export { exportSubscribers, getAdminSubscriber, listAdminSubscribers, stopSubscriber, type AdminSubscriber } from './admin-subscribers.ts';
export { findSubscriberContact, readSubscriberData } from './subscriber-data.ts';
export { buildDeliveryToken } from './unsubscribe-token.ts';
export {
  findAdminMailing,
  listAdminMailings,
  lockMailing,
  readMailingExtras,
  type AdminMailing,
  type MailingExtras,
  type MailingRecord,
} from './mailings/admin-mailings.ts';
export { countAudience } from './mailings/audience.ts';
export { cancelMailing, duplicateMailing, scheduleMailing } from './mailings/change-mailing-state.ts';
export { buildMailingCampaign, countMailingVisits, findVisitedMailing } from './mailings/count-mailing-visits.ts';
export { claimDeliveries, finishDelivery, finishMailings, postponeDelivery, startDueMailings, type Delivery } from './mailings/deliveries.ts';
export { editMailing, removeMailing } from './mailings/edit-mailing.ts';
export { mailingMediaUser } from './mailings/mailing-media-user.ts';
export { readMailingContent, type MailingContent, type MailingPart } from './mailings/read-mailing-content.ts';
export { isWinBackDue } from './flows/is-win-back-due.ts';
export { recordWelcome, wasWelcomed } from './flows/welcomes.ts';
export { addWinBacks } from './flows/add-win-backs.ts';
export { getFlowSettings, listFlowSettings, saveFlowSettings, type FlowSettings } from './flows/flow-settings.ts';
