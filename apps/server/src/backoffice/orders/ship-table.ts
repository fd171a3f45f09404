import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { InvalidInput } from '#kit/errors';
import { delimiterOf } from '#modules/fulfilment';

const mostRows = 200;

/** A parcel that is to be handed over. */
export interface ShipRow {
  /** An order's, invoice's or parcel's number. */
  name: string;
  trackingNumber: string;
  /** Empty: the usual one. */
  carrier: string;
}

/**
 * Reads what was pasted from a spreadsheet: number, tracking number and perhaps the carrier, apart by tabs, semicolons or commas. A
 * head above them is passed over.
 * @throws InvalidInput
 */
export function shipTable(text: string): ShipRow[] {
  const rows = read(text).filter(([name = '']) => name !== '');
  const [first = []] = rows;
  const isHead = !first.slice(0, 2).some((cell) => /\d/.test(cell));
  const found = rows.slice(isHead ? 1 : 0).map(([name = '', trackingNumber = '', carrier = '']) => ({ name, trackingNumber, carrier }));
  if (found.length === 0) throw refused('There is no row in it');
  if (found.length > mostRows) throw refused(`No more than ${mostRows} rows at one time`);
  return found;
}

function read(text: string): string[][] {
  try {
    return parse(text, { bom: true, delimiter: delimiterOf(text), relax_column_count: true, skip_empty_lines: true, trim: true });
  } catch (error) {
    if (error instanceof CsvError) throw refused(error.message);
    throw error;
  }
}

const refused = (message: string) => new InvalidInput([{ field: 'text', code: 'table', params: { message } }]);
