import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { ShopError } from '#kit/errors';

/** Rows of a file that are taken in at one time: each is a change of its own, and somebody waits for all of them. */
const mostRows = 2000;

/** A file that cannot be read as a table with the columns that are needed. */
class NotACarrierFile extends ShopError {
  constructor(why: string) {
    super('NotACarrierFile', 422, `This file cannot be read: ${why}`, { why });
  }
}

/** A row by its columns, and its line in the file. */
export interface CarrierRow {
  line: number;
  cells: Partial<Record<string, string>>;
}

/** What was done with a row, or why nothing was. */
export interface RowReport {
  line: number;
  /** What the row names: a tracking or an order number. */
  about: string;
  outcome: 'done' | 'known' | 'refused';
  said: string;
}

/**
 * Reads what a carrier sends, or somebody has pasted from a spreadsheet: a head and rows, separated by commas, semicolons or tabs.
 * @param needed columns, in lower case; hyphens and low lines in the head count as spaces
 * @throws NotACarrierFile
 */
export function carrierRows(text: string, needed: readonly string[]): CarrierRow[] {
  const columns = (head: string[]) => head.map((name) => name.trim().toLowerCase().replaceAll(/[_-]+/g, ' '));
  try {
    const rows = parse(text, { bom: true, info: true, delimiter: delimiterOf(text), columns, skip_empty_lines: true, trim: true }) as unknown as {
      info: { lines: number };
      record: CarrierRow['cells'];
    }[];
    const missing = needed.filter((name) => rows[0] && !(name in rows[0].record));
    if (missing.length > 0) throw new NotACarrierFile(`the column ${missing.join(', ')} is missing`);
    if (rows.length > mostRows) throw new NotACarrierFile(`it has ${rows.length} rows; no more than ${mostRows} at one time`);
    return rows.map(({ info, record }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (error instanceof CsvError) throw new NotACarrierFile(error.message);
    throw error;
  }
}

/** What cells are apart by, as the first line has it: amounts in the rows may have a comma of their own. */
export function delimiterOf(text: string): string {
  const head = text.split('\n', 1)[0] ?? '';
  return ['\t', ';'].find((sign) => head.includes(sign)) ?? ',';
}

/** What a shop's refusal says of one row; anything else is thrown. */
export function refusalOf(error: unknown): string {
  if (error instanceof ShopError) return error.message;
  throw error;
}
