/** Newsletter subscriptions: requested, confirmed by a link, ended by another link. */
export { issueNewsletterToken } from './confirmation-token.ts';
export { stopBounced } from './end-subscription.ts';
export { deleteSubscribers } from './delete-subscribers.ts';
export { newsletterJobs, newsletterSubscriptions } from './jobs.ts';
export { routes } from './routes.ts';
export { exportSubscribers, getAdminSubscriber, listAdminSubscribers, stopSubscriber, type AdminSubscriber } from './admin-subscribers.ts';
export { findSubscriberContact, readSubscriberData } from './subscriber-data.ts';
