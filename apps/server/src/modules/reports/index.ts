/** Reports of the back office: sales, returns, stock, VAT and customers, from read models that jobs count in advance. */
export { reportJobs, reportSubscriptions } from './jobs.ts';
export { reconcileReports } from './reconcile-reports.ts';
export { recountReports } from './count/recount-reports.ts';
export { listReportFilters } from './list-report-filters.ts';
export { readCohortReport } from './read-cohorts.ts';
export { readReturnsReport } from './read-returns.ts';
export { readSalesReport } from './read-sales.ts';
export { readStockReport } from './read-stock.ts';
export { readVatReport } from './read-vat.ts';
