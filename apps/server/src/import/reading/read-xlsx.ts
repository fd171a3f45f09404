import { unzipSync, zipSync } from 'fflate';
import { readSheet, type CellValue } from 'read-excel-file/node';
import { ShopError } from '#kit/errors';
import { MOST_ROWS } from './read-table.ts';

/** A workbook's parts together at most, unpacked: fifty thousand rows of forty cells have some 80 MB. */
const MOST_BYTES = 200 * 1024 * 1024;
const MOST_PARTS = 2000;
/** What a workbook is read from; pictures and macros are left packed. */
const wanted = /^(?:\[Content_Types\]\.xml|_rels\/|xl\/(?:workbook\.xml|styles\.xml|sharedStrings\.xml|_rels\/|worksheets\/))/;

/** Whether a file begins as a zip does, as every .xlsx. */
export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString('hex') === '504b0304';

/**
 * The first sheet of a workbook: a line a row, as a JSON array of its cells' texts.
 * @throws ShopError NotAWorkbook, WorkbookTooLarge
 */
export async function readXlsx(bytes: Buffer): Promise<string> {
  const sheet = await readSheet(repacked(bytes)).catch((error: unknown) => {
    throw error instanceof ShopError ? error : new ShopError('NotAWorkbook', 422, 'This .xlsx cannot be read. Save it again, or as CSV.');
  });
  if (sheet.length > MOST_ROWS + 1)
    throw new ShopError('TooManyLines', 422, `The file has more than ${MOST_ROWS} lines: divide it.`, { most: MOST_ROWS });
  return sheet.map((row) => JSON.stringify(row.map(textOf))).join('\n');
}

/**
 * The parts that are read, unpacked up to what they say of themselves and never more than the limit, and put together
 * anew: what the reader gets is no bomb, whatever the file claimed.
 */
function repacked(bytes: Buffer): Buffer {
  let [parts, total] = [0, 0];
  const tooLarge = () =>
    new ShopError('WorkbookTooLarge', 422, 'Unpacked, this workbook is too large. Divide it, or bring it as CSV.', { mostBytes: MOST_BYTES });
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        parts += 1;
        if (!wanted.test(name)) return false;
        total += originalSize;
        if (parts > MOST_PARTS || total > MOST_BYTES) throw tooLarge();
        return true;
      },
    });
    return Buffer.from(zipSync(files, { level: 0 }));
  } catch (error) {
    throw error instanceof ShopError ? error : new ShopError('NotAWorkbook', 422, 'This .xlsx cannot be read. Save it again, or as CSV.');
  }
}

function textOf(value: CellValue | null): string {
  if (value === null) return '';
  // Excel knows no time zone: what it says is taken as UTC, as its reader does.
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().replace('T00:00:00.000Z', '');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? plainNumber(value) : String(value).trim();
}

/** A barcode of thirteen digits is no `4.006381e12`, and 19.9 no 19.899999999999999. */
const plainNumber = (value: number): string => (Number.isSafeInteger(value) ? String(value) : String(Number(value.toPrecision(15))));
