/** Maximum number of rows per list response. The browser loads this file too, so it may import only files without imports. */
export const maxListRows = 100;

export { escapeFormula, formatCsvLine } from '#kit/csv-line';
