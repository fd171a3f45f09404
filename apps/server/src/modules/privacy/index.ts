/** Export and erasure of personal data. */
export { listDataRequests } from './list-data-requests.ts';
export { privacyJobs, privacySubscriptions } from './jobs.ts';
export { requestExport } from './request-export.ts';
export { startErasure } from './start-erasure.ts';
export { routes } from './routes.ts';
