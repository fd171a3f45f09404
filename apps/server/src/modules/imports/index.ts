/** Import of products from CSV files and workbooks, and export of products as tables that can be imported again. */
export { importJobs } from './jobs.ts';
export { exportCsv, exportXlsx } from './export/write-export.ts';
export { describePhotoState, findPendingPhotos, listPendingPhotos } from './photos/awaited-photos.ts';
export { applyImport } from './plan/apply-import.ts';
export { planImport } from './plan/plan-import.ts';
export { formatProblem, reportPlan } from './plan/report-plan.ts';
export { readContact } from './products/contact.ts';
export type { ImportOptions } from './products/import-options.ts';
export { readMerchantFile } from './products/read-merchant-file.ts';
export { listRuns } from './runs/list-runs.ts';
export { applyRun, cancelRun, planRun } from './runs/move-run.ts';
export { writeProblemsCsv } from './runs/problems-csv.ts';
export { isRows, readRunTable } from './runs/run-file.ts';
export { findRun, noCounts, type Run } from './runs/run-state.ts';
export { beginRun, importFileLimit, uploadFile } from './runs/upload-file.ts';
export { listAllColumns } from './table/table-columns.ts';
