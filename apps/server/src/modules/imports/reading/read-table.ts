import { setImmediate as nextTurn } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { ShopError } from '#kit/errors';
import { separators, type Separator } from '../contract.ts';

/** One record of a file. It may span several lines; `line` is the number of its first line, from 1, as in an editor. */
export interface TableRow {
  line: number;
  cells: string[];
}

/** A file's records, each stored as one string, so that fifty thousand of them do not become millions of cells. */
export interface Table {
  header: string[];
  size: number;
  row(index: number): TableRow;
  /** Lines that could not be read, with their text. */
  broken: { line: number; text: string; message: string }[];
  separator: Separator;
}

/** A control character that no cell contains. */
const SEPARATOR_CHARACTER = '\u001f';
const NEWLINE = 0x0a;
/** Number of bytes that are read before other tasks can run. */
const CHUNK_BYTES = 64 * 1024;
/** Each unclosed quotation mark requires a second read. A file with more unclosed quotation marks than this is not CSV. */
const MAX_BROKEN_QUOTES = 100;
/** Maximum number of records, to limit memory. */
export const MAX_ROWS = 200_000;

/**
 * Reads delimited values. A broken line is reported and skipped.
 * @param text UTF-8 without a byte order mark
 * @throws ShopError NotCsv
 */
export async function readTable(text: Buffer, wanted?: Separator): Promise<Table> {
  const lineAt = createLineCounter(text);
  const separatorHint = /^sep=(.)\r?\n/.exec(text.subarray(0, 8).toString('latin1'));
  const begin = separatorHint?.[0].length ?? 0;
  const separator = wanted ?? (separators.find((each) => each === separatorHint?.[1]) || guessSeparator(text.subarray(begin)));
  const [lines, packed]: [number[], string[]] = [[], []];
  const broken: Table['broken'] = [];
  let header: string[] | undefined;
  let start = begin;
  while (start < text.length) {
    let done = start;
    const parser = parse({
      delimiter: separator,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { bytes }: { bytes: number }) => {
        if (!header) header = cells.map((cell) => cell.trim());
        else {
          lines.push(lineAt(skipBlank(text, done)));
          packed.push(cells.map((cell) => cell.trim().replaceAll(SEPARATOR_CHARACTER, ' ')).join(SEPARATOR_CHARACTER));
        }
        done = from + bytes;
        return null;
      },
    });
    const from = start;
    try {
      await pipeline(Readable.from(sliceText(text, start)), parser, consume);
      break;
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      const at = skipBlank(text, done);
      const end = text.indexOf(NEWLINE, at);
      broken.push({
        line: lineAt(at),
        text: text.subarray(at, end === -1 ? undefined : Math.min(end, at + 2000)).toString(),
        message: quoteMessage(error),
      });
      if (broken.length > MAX_BROKEN_QUOTES)
        throw new ShopError('NotCsv', 422, 'The file is not a valid CSV: too many quotation marks are not closed.');
      start = end === -1 ? text.length : end + 1;
    }
    if (lines.length > MAX_ROWS) break;
  }
  return buildTable(header ?? [], lines, packed, broken, separator);
}

/**
 * Reads the rows of a converted Excel workbook: one JSON array of cells per line.
 * @param text UTF-8
 */
export async function readRows(text: Buffer): Promise<Table> {
  const [lines, packed]: [number[], string[]] = [[], []];
  let header: string[] | undefined;
  for (let start = 0, line = 1; start < text.length; line += 1) {
    const end = text.indexOf(NEWLINE, start);
    const cells = JSON.parse(text.subarray(start, end === -1 ? undefined : end).toString()) as string[];
    start = end === -1 ? text.length : end + 1;
    if (line % 2000 === 0) await nextTurn();
    if (cells.every((cell) => cell === '')) continue;
    if (!header) header = cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
    else {
      lines.push(line);
      const width = Math.max(header.length, cells.findLastIndex((cell) => cell !== '') + 1);
      packed.push(Array.from({ length: width }, (_, index) => (cells[index] ?? '').replaceAll(SEPARATOR_CHARACTER, ' ')).join(SEPARATOR_CHARACTER));
    }
  }
  return buildTable(header ?? [], lines, packed, [], ',');
}

function buildTable(header: string[], lines: number[], packed: string[], broken: Table['broken'], separator: Separator): Table {
  if (lines.length > MAX_ROWS)
    throw new ShopError('TooManyLines', 422, `The file has more than ${MAX_ROWS} lines. Split it into smaller files.`, { most: MAX_ROWS });
  return {
    header,
    size: lines.length,
    row: (index) => ({ line: lines[index] ?? 0, cells: (packed[index] ?? '').split(SEPARATOR_CHARACTER) }),
    broken,
    separator,
  };
}

/** Returns the most frequent separator in the first line, outside quotation marks. */
export function guessSeparator(text: Buffer): Separator {
  const end = text.indexOf(NEWLINE);
  const line = text
    .subarray(0, end === -1 ? undefined : end)
    .toString()
    .replace(/"(?:[^"]|"")*"/g, '');
  const [frequent] = separators.map((separator) => ({ separator, count: line.split(separator).length })).sort((a, b) => b.count - a.count);
  return frequent && frequent.count > 1 ? frequent.separator : ',';
}

async function* sliceText(text: Buffer, from: number): AsyncGenerator<Buffer> {
  for (let start = from; start < text.length; start += CHUNK_BYTES) {
    yield text.subarray(start, start + CHUNK_BYTES);
    await nextTurn();
  }
}

/** Consumes the records without output, because a callback collects them. */
async function consume(records: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of records);
}

const quoteMessage = (error: CsvError): string =>
  error.code === 'CSV_QUOTE_NOT_CLOSED'
    ? 'A quotation mark is not closed.'
    : 'A quoted cell contains a single quotation mark. Write two quotation marks instead.';

/** Skips blank lines, which do not belong to a record. */
function skipBlank(text: Buffer, from: number): number {
  let at = from;
  while (text[at] === NEWLINE || text[at] === 0x0d) at += 1;
  return at;
}

/** @returns a function that returns the line, from 1, of a byte offset; offsets may come in any order */
function createLineCounter(text: Buffer): (place: number) => number {
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
