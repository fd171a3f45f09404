/** Consent records of visitors, with the text that they saw. */
export { listUserConsents } from './consents-of-user.ts';
export { consentJobs } from './jobs.ts';
export { routes } from './routes.ts';
