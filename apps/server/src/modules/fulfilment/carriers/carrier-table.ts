import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { ShopError } from '#kit/errors';
import { listDeliveryMethods } from '#modules/countries';
import type { PlacedOrderRow } from '#modules/orders';
import type { Db } from '#platform/database';

/** Maximum rows of a file, because each row is a separate transaction within one request. */
const maxRows = 2000;

/** The file is not a table with the required columns. */
class NotACarrierFile extends ShopError {
  constructor(why: string) {
    super('NotACarrierFile', 422, `This file cannot be read: ${why}`, { why });
  }
}

/** A row with its cells by column, and its line in the file. */
export interface CarrierRow {
  line: number;
  cells: Partial<Record<string, string>>;
}

/** The result of a row, or the reason why it was refused. */
export interface RowReport {
  line: number;
  /** The tracking or order number of the row. */
  about: string;
  outcome: 'done' | 'known' | 'refused';
  message: string;
}

/**
 * Parses a carrier's file or a pasted spreadsheet: a header and rows, separated by commas, semicolons or tabs.
 * @param needed required columns in lower case; hyphens and underscores in the header count as spaces
 * @throws NotACarrierFile
 */
export function readCarrierRows(text: string, needed: readonly string[]): CarrierRow[] {
  const normalizeColumns = (head: string[]) => head.map((name) => name.trim().toLowerCase().replaceAll(/[_-]+/g, ' '));
  try {
    const rows = parse(text, {
      bom: true,
      info: true,
      delimiter: guessDelimiter(text),
      columns: normalizeColumns,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as {
      info: { lines: number };
      record: CarrierRow['cells'];
    }[];
    const missing = needed.filter((name) => rows[0] && !(name in rows[0].record));
    if (missing.length > 0) throw new NotACarrierFile(`the column ${missing.join(', ')} is missing`);
    if (rows.length > maxRows) throw new NotACarrierFile(`it has ${rows.length} rows, but the maximum is ${maxRows}`);
    return rows.map(({ info, record }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (error instanceof CsvError) throw new NotACarrierFile(error.message);
    throw error;
  }
}

/** Returns the delimiter of the first line; amounts in the rows may contain commas. */
export function guessDelimiter(text: string): string {
  const head = text.split('\n', 1)[0] ?? '';
  return ['\t', ';'].find((sign) => head.includes(sign)) ?? ',';
}

/** Returns the message of a ShopError for one row; rethrows any other error. */
export function getRefusalMessage(error: unknown): string {
  if (error instanceof ShopError) return error.message;
  throw error;
}

/** Returns the carrier of an order by its country's terms, or the delivery method's code if the method no longer exists. */
export async function findCarrier(db: Db, { countryId, shippingMethod }: Pick<PlacedOrderRow, 'countryId' | 'shippingMethod'>): Promise<string> {
  const methods = await listDeliveryMethods(db, countryId);
  return methods.find(({ code }) => code === shippingMethod)?.carrier ?? shippingMethod;
}
