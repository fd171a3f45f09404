import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { rehearse } from '#platform/rehearse';
import { inTransaction, type Tx } from '#platform/transaction';
import { carrierRows, refusalOf, type CarrierRow, type RowReport } from './carrier-table.ts';
import { deliverShipment, failDelivery } from './deliver-shipment.ts';
import { loseShipment, returnToSender } from './give-up-shipment.ts';
import { shipmentsTrackedAs, type ShipmentRow } from './shipments-of.ts';

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

/** How a carrier's file is taken in. */
export interface CarrierFile {
  text: string;
  actor: string;
  /** Nothing is kept: only what would happen is told. */
  isRehearsal?: boolean | undefined;
  /** Called in the transaction of each row before its change: to write down who does it. */
  note?: ((tx: Tx, about: { action: string; orderNumber: string; facts: Record<string, unknown> }) => Promise<void>) | undefined;
}

/**
 * Takes in what a carrier says became of its parcels: a CSV with the columns `tracking number`, `status` and `time`. A row that is
 * not understood keeps no other out; a file that is read again changes nothing more.
 * @throws NotACarrierFile
 */
export async function importDeliveries(db: Db, file: CarrierFile): Promise<RowReport[]> {
  const reports: RowReport[] = [];
  for (const row of carrierRows(file.text, ['tracking number', 'status', 'time'])) reports.push(await takeRow(db, row, file));
  return reports;
}

async function takeRow(db: Db, { line, cells }: CarrierRow, { actor, isRehearsal, note }: CarrierFile): Promise<RowReport> {
  const about = cells['tracking number'] ?? '';
  const found = await readRow(db, about, cells);
  if (typeof found === 'string') return { line, about, outcome: 'refused', said: found };
  const { parcel, status, at } = found;
  const told = `parcel ${parcel.number}: ${status.toLowerCase().replaceAll('_', ' ')}`;
  if (parcel.status === status) return { line, about, outcome: 'known', said: told };
  try {
    await (isRehearsal ? rehearse : inTransaction)(db, async (tx) => {
      // A parcel is called after its order.
      const orderNumber = parcel.number.replace(/-\d+$/, '');
      await note?.(tx, { action: 'order.carrier-says', orderNumber, facts: { parcel: parcel.number, status, at: at.toISOString() } });
      await verbs[status](tx, { number: parcel.number, actor, reason: 'the carrier says so', at });
    });
    return { line, about, outcome: 'done', said: told };
  } catch (error) {
    return { line, about, outcome: 'refused', said: refusalOf(error) };
  }
}

/** @returns what the row means, or why it means nothing */
async function readRow(
  db: Db,
  trackingNumber: string,
  cells: CarrierRow['cells'],
): Promise<{ parcel: ShipmentRow; status: keyof typeof verbs; at: Date } | string> {
  const status = meanings[(cells.status ?? '').toLowerCase().replaceAll(/[_-]+/g, ' ')];
  if (!status) return `"${cells.status ?? ''}" is no status that is known here`;
  const at = new Date(cells.time ?? '');
  if (Number.isNaN(at.getTime())) return `"${cells.time ?? ''}" is no time; write 2026-03-05T14:30:00Z`;
  if (at > now()) return `${cells.time ?? ''} is still to come`;
  const parcels = trackingNumber ? await shipmentsTrackedAs(db, trackingNumber) : [];
  const [parcel] = parcels;
  if (!parcel) return 'no parcel has this number';
  if (parcels.length > 1) return `several parcels have this number: ${parcels.map(({ number }) => number).join(', ')}`;
  return { parcel, status, at };
}
