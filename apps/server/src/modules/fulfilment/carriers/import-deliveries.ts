import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { dryRun } from '#platform/sql/dry-run';
import { inTransaction, type Tx } from '#platform/transaction';
import { readCarrierRows, getRefusalMessage, type CarrierRow, type RowReport } from './carrier-table.ts';
import { deliverShipment, recordFailedDelivery } from '../shipments/deliver-shipment.ts';
import { recordLostShipment, returnToSender } from '../shipments/end-shipment.ts';
import { listShipmentsByTrackingNumber, type ShipmentRow } from '../shipments/list-shipments.ts';

/** Statuses of carriers in lower case, and their meaning. */
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

const operations = {
  DELIVERED: deliverShipment,
  UNDELIVERED: recordFailedDelivery,
  RETURNED_TO_SENDER: returnToSender,
  LOST: recordLostShipment,
} as const;

/** How a carrier file is imported. */
export interface CarrierFile {
  text: string;
  actor: string;
  /** Dry run: reports the result and changes nothing. */
  isRehearsal?: boolean | undefined;
  /** Called in the transaction of each row before its change, to write the audit log. */
  note?: ((tx: Tx, about: { action: string; orderNumber: string; facts: Record<string, unknown> }) => Promise<void>) | undefined;
}

/**
 * Imports the statuses of a carrier's parcels from a CSV with the columns `tracking number`, `status` and `time`. An invalid row
 * does not stop the others; importing a file again changes nothing.
 * @throws NotACarrierFile
 */
export async function importDeliveries(db: Db, file: CarrierFile): Promise<RowReport[]> {
  const reports: RowReport[] = [];
  for (const row of readCarrierRows(file.text, ['tracking number', 'status', 'time'])) reports.push(await importRow(db, row, file));
  return reports;
}

async function importRow(db: Db, { line, cells }: CarrierRow, { actor, isRehearsal, note }: CarrierFile): Promise<RowReport> {
  const about = cells['tracking number'] ?? '';
  const found = await readRow(db, about, cells);
  if (typeof found === 'string') return { line, about, outcome: 'refused', message: found };
  const { parcel, status, at } = found;
  const message = `parcel ${parcel.number}: ${status.toLowerCase().replaceAll('_', ' ')}`;
  if (parcel.status === status) return { line, about, outcome: 'known', message };
  try {
    await (isRehearsal ? dryRun : inTransaction)(db, async (tx) => {
      // A parcel number begins with its order number.
      const orderNumber = parcel.number.replace(/-\d+$/, '');
      await note?.(tx, { action: 'order.carrier-says', orderNumber, facts: { parcel: parcel.number, status, at: at.toISOString() } });
      await operations[status](tx, { number: parcel.number, actor, reason: 'reported by the carrier', at });
    });
    return { line, about, outcome: 'done', message };
  } catch (error) {
    return { line, about, outcome: 'refused', message: getRefusalMessage(error) };
  }
}

/**
 * Reads a row.
 * @returns its parcel, status and time, or the reason why it is invalid
 */
async function readRow(
  db: Db,
  trackingNumber: string,
  cells: CarrierRow['cells'],
): Promise<{ parcel: ShipmentRow; status: keyof typeof operations; at: Date } | string> {
  const status = meanings[(cells.status ?? '').toLowerCase().replaceAll(/[_-]+/g, ' ')];
  if (!status) return `"${cells.status ?? ''}" is not a known status. Use delivered, not delivered, returned or lost`;
  const at = new Date(cells.time ?? '');
  if (Number.isNaN(at.getTime())) return `"${cells.time ?? ''}" is not a time. Use the format 2026-03-05T14:30:00Z`;
  if (at > now()) return `${cells.time ?? ''} is in the future`;
  const parcels = trackingNumber ? await listShipmentsByTrackingNumber(db, trackingNumber) : [];
  const [parcel] = parcels;
  if (!parcel) return 'no parcel has this tracking number';
  if (parcels.length > 1) return `several parcels have this tracking number: ${parcels.map(({ number }) => number).join(', ')}`;
  return { parcel, status, at };
}
