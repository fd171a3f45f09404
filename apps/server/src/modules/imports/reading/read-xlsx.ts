import { unzipSync, zipSync } from 'fflate';
import { readSheet, type CellValue } from 'read-excel-file/node';
import { ShopError } from '#kit/errors';
import { MAX_ROWS } from './read-table.ts';

/** Maximum unpacked size of a workbook's parts: fifty thousand rows of forty cells have about 80 MB. */
const MAX_BYTES = 200 * 1024 * 1024;
const MAX_PARTS = 2000;
/** The parts of a workbook that are read. Images and macros stay packed. */
const wanted = /^(?:\[Content_Types\]\.xml|_rels\/|xl\/(?:workbook\.xml|styles\.xml|sharedStrings\.xml|_rels\/|worksheets\/))/;

/** Returns whether a file begins like a zip file, as every .xlsx file does. */
export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString('hex') === '504b0304';

/**
 * Reads the first sheet of a workbook: one line per row, as a JSON array of its cells' texts.
 * @throws ShopError NotAWorkbook, WorkbookTooLarge
 */
export async function readXlsx(bytes: Buffer): Promise<string> {
  const sheet = await readSheet(repackWorkbook(bytes)).catch((error: unknown) => {
    throw error instanceof ShopError
      ? error
      : new ShopError('NotAWorkbook', 422, 'The Excel workbook cannot be read. Save it again, or save it as CSV.');
  });
  if (sheet.length > MAX_ROWS + 1)
    throw new ShopError('TooManyLines', 422, `The file has more than ${MAX_ROWS} lines. Split it into smaller files.`, { most: MAX_ROWS });
  return sheet.map((row) => JSON.stringify(row.map(formatCell))).join('\n');
}

/** Unpacks the needed parts up to their declared size, within the limit, and packs them again, so that the reader never gets a zip bomb. */
function repackWorkbook(bytes: Buffer): Buffer {
  let [parts, total] = [0, 0];
  const createTooLarge = () =>
    new ShopError('WorkbookTooLarge', 422, 'The Excel workbook is too large. Split it into smaller files, or upload it as CSV.', {
      mostBytes: MAX_BYTES,
    });
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        parts += 1;
        if (!wanted.test(name)) return false;
        total += originalSize;
        if (parts > MAX_PARTS || total > MAX_BYTES) throw createTooLarge();
        return true;
      },
    });
    return Buffer.from(zipSync(files, { level: 0 }));
  } catch (error) {
    throw error instanceof ShopError
      ? error
      : new ShopError('NotAWorkbook', 422, 'The Excel workbook cannot be read. Save it again, or save it as CSV.');
  }
}

function formatCell(value: CellValue | null): string {
  if (value === null) return '';
  // Excel has no time zones. Dates are interpreted as UTC, as in the reader.
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().replace('T00:00:00.000Z', '');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? formatNumber(value) : String(value).trim();
}

/** Prevents `4.006381e12` for a barcode of thirteen digits and 19.899999999999999 for 19.9. */
const formatNumber = (value: number): string => (Number.isSafeInteger(value) ? String(value) : String(Number(value.toPrecision(15))));
