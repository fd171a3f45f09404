import { days } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { insertStockMovements } from '#seeds/catalog';
import { insertParcels } from '#seeds/fulfilment';
import { insertCreditNoteCounters, insertDocuments } from '#seeds/invoicing';
import { insertInvoiceCounters, insertOrders } from '#seeds/orders';
import { insertPayments } from '#seeds/payments';
import { insertPromotionUses } from '#seeds/promotions';
import { insertReturns } from '#seeds/returns';
import { insertReturnedFits } from '#seeds/reviews';
import { insertAttributions } from '#seeds/tracking';
import type { YearRecords } from './year-records.ts';
import { YEAR } from './calendar.ts';
import type { YearDocuments } from './make-documents.ts';

interface YearToInsert {
  records: YearRecords;
  documents: YearDocuments;
  today: Date;
  /** Whether a credit note is stored now, or together with the reversal of a commission. */
  isWrittenNow: (orderId: number) => boolean;
}

/** Inserts all rows of the year in chronological order, and updates stored sums. */
export async function insertYearRecords(tx: Tx, { records, documents: issued, today, isWrittenNow }: YearToInsert): Promise<void> {
  const sortByTime = <Row extends { at: Date }>(rows: readonly Row[]): Row[] => rows.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  await insertOrders(tx, {
    orders: records.orders.map(({ row }) => row),
    lines: records.orders.flatMap(({ lines }) => lines),
    events: sortByTime(records.events),
  });
  await insertAttributions(tx, records.attributions);
  await insertPayments(tx, records);
  await insertParcels(tx, { ...records, items: records.shipmentItems, events: sortByTime(records.shipmentEvents) });
  await insertReturns(tx, { ...records, events: sortByTime(records.returnEvents) });
  const documents = [...issued.invoices, ...issued.creditNotes.filter(({ orderId }) => isWrittenNow(orderId))];
  await insertDocuments(
    tx,
    documents.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
  );
  await insertInvoiceCounters(tx, issued.invoiceCounters);
  await insertCreditNoteCounters(tx, issued.creditNoteCounters);
  await insertPromotionUses(tx, records);
  await insertStockMovements(tx, records.moves, new Date(today.getTime() - days(YEAR + 3)));
  await insertReturnedFits(tx, records.fits);
}
