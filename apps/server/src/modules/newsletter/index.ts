/** Who wants the newsletter: asked by mail, confirmed by a link, ended by another. */
export { issueNewsletterToken } from './confirmation-token.ts';
export { stopBounced } from './end-subscription.ts';
export { forgetSubscribers } from './forget-subscribers.ts';
export { newsletterJobs, newsletterSubscriptions } from './jobs.ts';
export { routes } from './routes.ts';
export { exportSubscribers, staffSubscriber, staffSubscribers, stopSubscriber, type StaffSubscriber } from './staff-subscribers.ts';
export { subscriberContact } from './subscriber-contact.ts';
export { subscriberData } from './subscriber-data.ts';
