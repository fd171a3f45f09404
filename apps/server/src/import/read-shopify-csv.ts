import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { ShopError } from '#kit/errors';
import type { Problem } from './problem.ts';
import { findColumns, type ColumnName } from './shopify-columns.ts';

/** One record of the file. A record may run over several lines; `line` is where it begins. */
export interface ShopifyLine {
  line: number;
  cell(name: ColumnName): string;
}

export interface ShopifyFile {
  lines: ShopifyLine[];
  /** Lines that could not be read at all. */
  problems: Problem[];
}

interface RawRecord {
  cells: string[];
  from: number;
}

/** Each quote that never closes costs a read to the end of the file: past this many it is no CSV. */
const MAX_BROKEN_QUOTES = 100;
const NEWLINE = 0x0a;

/**
 * Reads Shopify's product CSV as it is. A broken line is named and passed over; the lines after it are read on.
 * @param bytes the whole file, UTF-8 with or without a byte order mark
 * @throws ShopError NotShopifyFile when it is not UTF-8 text, or lacks a column that each such file has
 */
export function readShopifyCsv(bytes: Uint8Array): ShopifyFile {
  const text = withoutMark(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  assertUtf8(text);
  const lineAt = lineCounter(text);
  const { records, broken } = readRecords(text);
  const [header, ...rest] = records;
  const { at, lacking } = findColumns(header?.cells ?? []);
  if (!header || lacking.length > 0) {
    throw new ShopError(
      'NotShopifyFile',
      422,
      `This is not Shopify's product CSV: it has no column ${lacking.map((name) => `"${name}"`).join(', ')}.`,
      { lacking },
    );
  }
  const handleAt = at.get('handle') ?? 0;
  const problems: Problem[] = broken.map(({ from, message }) => ({
    line: lineAt(from),
    handle: firstCell(text, from, handleAt),
    column: '',
    message,
  }));
  const lines: ShopifyLine[] = [];
  for (const { cells, from } of rest) {
    const line = lineAt(from);
    if (cells.length === header.cells.length) {
      lines.push({ line, cell: (name) => cells[at.get(name) ?? -1]?.trim() ?? '' });
    } else {
      problems.push({
        line,
        handle: cells[handleAt]?.trim() ?? '',
        column: '',
        message: `The line has ${cells.length} cells where the header has ${header.cells.length}.`,
      });
    }
  }
  return { lines, problems };
}

/** Reads record by record; after a quote gone wrong it starts again on the line below. */
function readRecords(text: Buffer): { records: RawRecord[]; broken: { from: number; message: string }[] } {
  const records: RawRecord[] = [];
  const broken: { from: number; message: string }[] = [];
  let start = 0;
  while (start < text.length) {
    let done = start;
    try {
      parse(text.subarray(start), {
        relax_column_count: true,
        skip_empty_lines: true,
        on_record: (cells: string[], { bytes }: { bytes: number }) => {
          records.push({ cells, from: skipBlank(text, done) });
          done = start + bytes;
          return null;
        },
      });
      break;
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      const from = skipBlank(text, done);
      broken.push({ from, message: quoteMessage(error) });
      if (broken.length > MAX_BROKEN_QUOTES) throw new ShopError('NotShopifyFile', 422, 'This is no CSV: its quotation marks do not match.');
      const end = text.indexOf(NEWLINE, from);
      start = end === -1 ? text.length : end + 1;
    }
  }
  return { records, broken };
}

const quoteMessage = (error: CsvError): string =>
  error.code === 'CSV_QUOTE_NOT_CLOSED'
    ? 'A quotation mark is opened and never closed.'
    : 'A quotation mark stands inside a quoted cell; it must be doubled.';

/** Blank lines belong to no record. */
function skipBlank(text: Buffer, from: number): number {
  let at = from;
  while (text[at] === NEWLINE || text[at] === 0x0d) at += 1;
  return at;
}

/** What stands in a cell of a line that could not be read whole, as far as it is plain. */
function firstCell(text: Buffer, from: number, index: number): string {
  const end = text.indexOf(NEWLINE, from);
  const cells = text
    .subarray(from, end === -1 ? undefined : end)
    .toString('utf8')
    .split(',', index + 1);
  return /^[\p{L}\p{N}_-]+$/u.exec(cells[index]?.trim() ?? '')?.[0] ?? '';
}

/** @returns the line, from 1, of a byte's place; asked for in any order */
function lineCounter(text: Buffer): (place: number) => number {
  const starts = [0];
  for (let at = text.indexOf(NEWLINE); at !== -1; at = text.indexOf(NEWLINE, at + 1)) starts.push(at + 1);
  return (place) => {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= place) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

const withoutMark = (bytes: Buffer): Buffer => (bytes.subarray(0, 3).toString('hex') === 'efbbbf' ? bytes.subarray(3) : bytes);

function assertUtf8(bytes: Buffer): void {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ShopError('NotShopifyFile', 422, 'The file is not UTF-8 text. Save it as UTF-8 CSV and try again.');
  }
}
