import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { now } from '#kit/clock';
import { ShopError } from '#kit/errors';
import type { Db } from '#platform/database';
import { deliverShipment, failDelivery } from './deliver-shipment.ts';
import { loseShipment, returnToSender } from './give-up-shipment.ts';
import { shipmentsTrackedAs } from './shipments-of.ts';

/** What an import came to. `noted` parcels were moved; `known` rows said what is known already. */
export interface DeliveryReport {
  noted: number;
  known: number;
  /** Rows that nothing was done with, by their line in the file. */
  problems: { line: number; trackingNumber: string; problem: string }[];
}

/** What carriers call it, in lower case, and what it is here. */
const meanings: Readonly<Record<string, 'DELIVERED' | 'UNDELIVERED' | 'RETURNED_TO_SENDER' | 'LOST'>> = {
  delivered: 'DELIVERED',
  'picked up': 'DELIVERED',
  undelivered: 'UNDELIVERED',
  failed: 'UNDELIVERED',
  'not delivered': 'UNDELIVERED',
  returned: 'RETURNED_TO_SENDER',
  'returned to sender': 'RETURNED_TO_SENDER',
  lost: 'LOST',
};

const verbs = { DELIVERED: deliverShipment, UNDELIVERED: failDelivery, RETURNED_TO_SENDER: returnToSender, LOST: loseShipment } as const;

/** A file that cannot be read as a table with the columns `tracking number`, `status` and `time`. */
export class NotADeliveryFile extends ShopError {
  constructor(why: string) {
    super('NotADeliveryFile', 422, `This is no list of deliveries: ${why}`, { why });
  }
}

/**
 * Takes in what a carrier says became of its parcels: a CSV with the columns `tracking number`, `status` and `time`, separated by
 * commas or semicolons. A row that is not understood keeps no other out; a file that is read again changes nothing more.
 * @param text of the file
 * @throws NotADeliveryFile
 */
export async function importDeliveries(db: Db, { text, actor }: { text: string; actor: string }): Promise<DeliveryReport> {
  const report: DeliveryReport = { noted: 0, known: 0, problems: [] };
  for (const { info, record } of rowsOf(text)) {
    const trackingNumber = (record['tracking number'] ?? '').trim();
    const outcome = await takeRow(db, { ...record, 'tracking number': trackingNumber }, actor);
    if (outcome === 'noted' || outcome === 'known') report[outcome] += 1;
    else report.problems.push({ line: info.lines, trackingNumber, problem: outcome });
  }
  return report;
}

type Row = Partial<Record<string, string>>;

function rowsOf(text: string): { info: { lines: number }; record: Row }[] {
  const columns = (header: string[]) => header.map((name) => name.trim().toLowerCase().replaceAll(/[_-]+/g, ' '));
  try {
    const rows = parse(text, { bom: true, info: true, delimiter: [',', ';'], columns, skip_empty_lines: true, trim: true }) as unknown as {
      info: { lines: number };
      record: Row;
    }[];
    const missing = ['tracking number', 'status', 'time'].filter((name) => rows[0] && !(name in rows[0].record));
    if (missing.length > 0) throw new NotADeliveryFile(`the column ${missing.join(', ')} is missing`);
    return rows;
  } catch (error) {
    if (error instanceof CsvError) throw new NotADeliveryFile(error.message);
    throw error;
  }
}

/** @returns what was done, or why nothing was */
async function takeRow(db: Db, row: Row, actor: string): Promise<string> {
  const status = meanings[(row.status ?? '').toLowerCase().replaceAll(/[_-]+/g, ' ')];
  if (!status) return `"${row.status ?? ''}" is no status that is known here`;
  const at = new Date(row.time ?? '');
  if (Number.isNaN(at.getTime())) return `"${row.time ?? ''}" is no time; write 2026-03-05T14:30:00Z`;
  if (at > now()) return `${row.time ?? ''} is still to come`;
  const parcels = row['tracking number'] ? await shipmentsTrackedAs(db, row['tracking number']) : [];
  const [parcel] = parcels;
  if (!parcel) return 'no parcel has this number';
  if (parcels.length > 1) return `several parcels have this number: ${parcels.map(({ number }) => number).join(', ')}`;
  if (parcel.status === status) return 'known';
  try {
    await verbs[status](db, { number: parcel.number, actor, reason: 'the carrier says so', at });
    return 'noted';
  } catch (error) {
    if (error instanceof ShopError) return error.message;
    throw error;
  }
}
