/** What the shop tells its customers, once each. */
export { notificationJobs, notificationSubscriptions } from './jobs.ts';
