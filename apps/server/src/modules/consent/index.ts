/** What visitors agreed to, and to which words. */
export { consentsOfUser } from './consents-of-user.ts';
export { consentJobs } from './jobs.ts';
export { routes } from './routes.ts';
