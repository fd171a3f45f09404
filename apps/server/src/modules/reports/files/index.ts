/** The columns, periods and files of the reports. The browser loads this folder too, so it imports only files without imports of libraries. */
export * from './columns.ts';
export * from './load-all-rows.ts';
export * from './relative-periods.ts';
export * from './report-address.ts';
export * from './report-columns.ts';
export * from './report-files.ts';
export { returnReasonLabels } from './reason-labels.ts';
