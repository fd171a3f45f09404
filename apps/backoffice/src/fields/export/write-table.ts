import { escapeFormula, formatCsvLine } from '@selvedge/server/admin/lists';
import { readCell, type ExportedCell, type ListColumn } from './list-columns.ts';

export type TableFormat = 'csv' | 'xlsx';

type Row = Readonly<Record<string, unknown>>;

/** Returns rows as a file with the given columns. A text that a spreadsheet would run as a formula is escaped. */
export async function writeTable(format: TableFormat, rows: readonly Row[], columns: readonly ListColumn[]): Promise<Blob> {
  const titles = columns.map(({ title }) => title);
  const cells = rows.map((row) => columns.map(({ path }) => readCell(row, path)));
  return format === 'csv' ? writeCsv([titles, ...cells]) : writeWorkbook(titles, cells);
}

/** Spreadsheets recognise UTF-8 by the byte order mark. */
const writeCsv = (lines: readonly ExportedCell[][]): Blob => new Blob([`\uFEFF${lines.map(formatCsvLine).join('')}`], { type: 'text/csv' });

async function writeWorkbook(titles: readonly string[], cells: readonly ExportedCell[][]): Promise<Blob> {
  // The library is loaded with the first workbook.
  const { default: writeXlsx } = await import('write-excel-file/browser');
  const header = titles.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const lines = cells.map((line) =>
    line.map((cell) => {
      if (cell === '') return null;
      return typeof cell === 'number' ? { value: cell, type: Number } : { value: escapeFormula(cell), type: String };
    }),
  );
  return writeXlsx([header, ...lines], { stickyRowsCount: 1 }).toBlob();
}
