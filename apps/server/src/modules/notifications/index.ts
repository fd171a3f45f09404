/** What the shop tells its customers, once each. */
export { routes } from './routes.ts';
export { notificationJobs, notificationSubscriptions } from './jobs.ts';
