/** What we hold about somebody: handed over, and deleted. */
export { privacyJobs } from './jobs.ts';
export { routes } from './routes.ts';
