import { sql } from 'drizzle-orm';
import { days } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { stockMovements } from '#tables/catalog';
import { remittances, shipmentEvents, shipmentItems, shipments } from '#tables/fulfilment';
import { creditNoteCounters, documents } from '#tables/invoicing';
import { invoiceCounters, orderEvents, orderLines, orders } from '#tables/orders';
import { payments, refunds } from '#tables/payments';
import { affiliateDiscountUses, couponUses } from '#tables/promotions';
import { returnEvents, returnItems, returnRequests } from '#tables/returns';
import { fitReports } from '#tables/reviews';
import { orderAttributions } from '#tables/tracking';
import type { YearRecords } from './year-records.ts';
import { YEAR } from './calendar.ts';
import { insertRows } from './insert-rows.ts';
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
  await insertRows(
    tx,
    orders,
    records.orders.map(({ row }) => row),
  );
  await insertRows(
    tx,
    orderLines,
    records.orders.flatMap(({ lines }) => lines),
  );
  await insertRows(tx, orderEvents, sortByTime(records.events));
  await insertRows(tx, orderAttributions, records.attributions);
  await insertRows(tx, payments, records.payments);
  await insertRows(tx, refunds, records.refunds);
  await insertRows(tx, remittances, records.remittances);
  await insertRows(tx, shipments, records.shipments);
  await insertRows(tx, shipmentItems, records.shipmentItems);
  await insertRows(tx, shipmentEvents, sortByTime(records.shipmentEvents));
  await insertRows(tx, returnRequests, records.requests);
  await insertRows(tx, returnItems, records.items);
  await insertRows(tx, returnEvents, sortByTime(records.returnEvents));
  const documentRows = [...issued.invoices, ...issued.creditNotes.filter(({ orderId }) => isWrittenNow(orderId))];
  await insertRows(
    tx,
    documents,
    documentRows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
  );
  await insertRows(tx, invoiceCounters, issued.invoiceCounters);
  await insertRows(tx, creditNoteCounters, issued.creditNoteCounters);
  await insertPromotions(tx, records);
  await insertStock(tx, { records, today });
  await insertFitCounts(tx, records);
}

async function insertPromotions(tx: Tx, records: YearRecords): Promise<void> {
  await insertRows(tx, couponUses, records.couponUses);
  await insertRows(tx, affiliateDiscountUses, records.discountUses);
  await tx.execute(sql`
    update coupons set uses = (select count(*) from coupon_uses where coupon_id = coupons.id and released_at is null)`);
  await tx.execute(sql`
    update affiliate_discounts as discount set uses =
      (select count(*) from affiliate_discount_uses where affiliate_discount_id = discount.id and released_at is null)`);
}

/** Inserts receipts before the year for everything that was sold, so that stock is the same as without the year. Only held pieces reduce it. */
async function insertStock(tx: Tx, { records, today }: Pick<YearToInsert, 'records' | 'today'>): Promise<void> {
  const sold = new Map<number, number>();
  const held = new Map<number, number>();
  for (const { variantId, onHandChange, heldChange } of records.moves) {
    sold.set(variantId, (sold.get(variantId) ?? 0) - onHandChange);
    held.set(variantId, (held.get(variantId) ?? 0) + heldChange);
  }
  const at = new Date(today.getTime() - days(YEAR + 3));
  const received = [...sold].flatMap(([variantId, quantity]) =>
    quantity > 0 ? [{ variantId, kind: 'received', onHandChange: quantity, heldChange: 0, reference: 'demo', at }] : [],
  );
  const moves = [...received, ...records.moves.toSorted((a, b) => a.at.getTime() - b.at.getTime())];
  await insertRows(tx, stockMovements, moves);
  const holding = [...held].filter(([, quantity]) => quantity > 0).map(([id, quantity]) => ({ id, quantity }));
  await tx.execute(sql`
    update stock_levels as level set held = held + wanted.quantity
    from jsonb_to_recordset(${JSON.stringify(holding)}::jsonb) as wanted (id int, quantity int) where level.variant_id = wanted.id`);
}

/** Counts the reported fit of returned pieces for their products. */
async function insertFitCounts(tx: Tx, { fits }: YearRecords): Promise<void> {
  await insertRows(tx, fitReports, fits);
  await tx.execute(sql`
    insert into product_ratings as kept (product_id, fit_small, fit_true, fit_large)
    select product_id, count(*) filter (where fit = 'small'), count(*) filter (where fit = 'true'), count(*) filter (where fit = 'large')
    from fit_reports where reference = any(${sql.param(fits.map(({ reference }) => reference))}::text[]) and source = 'return' group by product_id
    on conflict (product_id) do update
      set fit_small = kept.fit_small + excluded.fit_small, fit_true = kept.fit_true + excluded.fit_true, fit_large = kept.fit_large + excluded.fit_large`);
}
