import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { InvalidInput } from '#kit/errors';
import { guessDelimiter } from './carrier-table.ts';

const maxRows = 200;

/** A parcel to be handed to a carrier. */
export interface ShipRow {
  /** Number of an order, invoice or parcel. */
  name: string;
  trackingNumber: string;
  /** Empty: the default carrier. */
  carrier: string;
}

/**
 * Parses a table pasted from a spreadsheet: number, tracking number and optionally the carrier, separated by tabs, semicolons or commas. A header
 * row is skipped.
 * @throws InvalidInput
 */
export function shipTable(text: string): ShipRow[] {
  const rows = read(text).filter(([name = '']) => name !== '');
  const [first = []] = rows;
  const isHead = !first.slice(0, 2).some((cell) => /\d/.test(cell));
  const found = rows.slice(isHead ? 1 : 0).map(([name = '', trackingNumber = '', carrier = '']) => ({ name, trackingNumber, carrier }));
  if (found.length === 0) throw createRefusal('Enter at least one row');
  if (found.length > maxRows) throw createRefusal(`Enter at most ${maxRows} rows`);
  return found;
}

function read(text: string): string[][] {
  try {
    return parse(text, { bom: true, delimiter: guessDelimiter(text), relax_column_count: true, skip_empty_lines: true, trim: true });
  } catch (error) {
    if (error instanceof CsvError) throw createRefusal(error.message);
    throw error;
  }
}

const createRefusal = (message: string) => new InvalidInput([{ field: 'text', code: 'table', params: { message } }]);
