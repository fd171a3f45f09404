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
export { getSavedReport, listSavedReports, REPORT_AREA, type ReadSavedReport, type ReportReader } from './saved/read-saved-report.ts';
export { editSavedReport, lockEditableReport, removeSavedReport, saveReport } from './saved/save-report.ts';
export { stopReportMails } from './saved/stop-report-mails.ts';
export { readMailedReport, type MailedReport } from './saved/read-mailed-report.ts';
export { markReportFailed, markReportSent } from './saved/mark-report-mails.ts';
export { formatChange, formatFigure, type ReportColumn } from './files/columns.ts';
