import writeXlsx from 'write-excel-file/node';
import { formatCsvLine, escapeFormula } from '#kit/csv-line';
import { ShopError } from '#kit/errors';
import type { Db } from '#platform/database';
import { exportRows, type ExportCell, type ExportRequest } from './export-rows.ts';

/** Limit of a workbook, because a workbook is built in memory. CSV has no limit. */
export const MAX_WORKBOOK_CELLS = 500_000;

/** Returns products as CSV in chunks of some hundred lines: UTF-8 with the byte order mark that spreadsheets need. */
export async function exportCsv(db: Db, wish: ExportRequest): Promise<AsyncGenerator<Buffer>> {
  const { header, rows } = await exportRows(db, wish);
  return (async function* () {
    let piece = `\uFEFF${formatCsvLine(header)}`;
    for await (const row of rows) {
      piece += formatCsvLine(row.map((cell) => (typeof cell === 'string' ? cell : cell.number)));
      if (piece.length < 64 * 1024) continue;
      yield Buffer.from(piece);
      piece = '';
    }
    yield Buffer.from(piece);
  })();
}

/** Returns products as a workbook. @throws ShopError TooManyForWorkbook */
export async function exportXlsx(db: Db, wish: ExportRequest): Promise<Buffer> {
  const { header, rows } = await exportRows(db, wish);
  const sheet = [header.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))] as SheetCell[][];
  for await (const row of rows) {
    if (sheet.length * header.length > MAX_WORKBOOK_CELLS)
      throw new ShopError(
        'TooManyForWorkbook',
        422,
        'The export is too large for an Excel workbook. Export it as CSV, or select fewer products or languages.',
        {
          mostLines: Math.floor(MAX_WORKBOOK_CELLS / header.length),
        },
      );
    sheet.push(row.map(toSheetCell));
  }
  return writeXlsx(sheet, { sheet: 'Products', stickyRowsCount: 1 }).toBuffer();
}

type SheetCell = { value: string; type: StringConstructor } | { value: number; type: NumberConstructor } | null;

const toSheetCell = (cell: ExportCell): SheetCell =>
  cell === '' ? null : typeof cell === 'string' ? { value: escapeFormula(cell), type: String } : { value: Number(cell.number), type: Number };
