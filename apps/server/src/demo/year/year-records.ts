import type { orderAttributions } from '#tables/tracking';
import type { shipmentEvents, shipmentItems, shipments, remittances } from '#tables/fulfilment';
import type { orderEvents, orderLines, orders } from '#tables/orders';
import type { affiliateDiscountUses, couponUses } from '#tables/promotions';
import type { payments, refunds } from '#tables/payments';
import type { returnEvents, returnItems, returnRequests } from '#tables/returns';
import type { fitReports } from '#tables/reviews';
import type { stockMovements } from '#tables/catalog';
import type { PricedOrder } from './order/price-order.ts';
import type { PlannedOrder } from './plan.ts';

/** The credited part of an order line; minor units. */
interface CreditLine {
  orderLineId: number;
  quantity: number;
  amount: number;
}

export type OrderRow = typeof orders.$inferSelect;
export type LineRow = typeof orderLines.$inferSelect;

/** A credit note to be issued. It gets its number once all are known. */
export interface CreditToIssue {
  at: Date;
  cause: string;
  lines: readonly CreditLine[] | 'all';
}

/** An order with its decisions at placement and its future documents. */
export interface SimulatedOrder {
  row: OrderRow;
  lines: LineRow[];
  planned: PlannedOrder;
  priced: PricedOrder;
  /** When it was confirmed, and whether it was paid by then; null: never confirmed. */
  invoiced: { at: Date; paymentStatus: OrderRow['paymentStatus'] } | null;
  credits: CreditToIssue[];
}

/** All rows of the year, table by table. */
export interface YearRecords {
  orders: SimulatedOrder[];
  events: (typeof orderEvents.$inferInsert & { from: string | null; reason: string })[];
  attributions: (typeof orderAttributions.$inferInsert)[];
  couponUses: (typeof couponUses.$inferInsert & { releasedAt: Date | null })[];
  discountUses: (typeof affiliateDiscountUses.$inferInsert & { releasedAt: Date | null })[];
  payments: (typeof payments.$inferSelect)[];
  refunds: Omit<typeof refunds.$inferSelect, 'id'>[];
  remittances: (typeof remittances.$inferSelect)[];
  shipments: (typeof shipments.$inferSelect)[];
  shipmentItems: (typeof shipmentItems.$inferSelect)[];
  shipmentEvents: Omit<typeof shipmentEvents.$inferSelect, 'id'>[];
  requests: (typeof returnRequests.$inferSelect)[];
  items: (typeof returnItems.$inferSelect)[];
  returnEvents: Omit<typeof returnEvents.$inferSelect, 'id'>[];
  moves: Omit<typeof stockMovements.$inferSelect, 'id'>[];
  fits: (typeof fitReports.$inferSelect)[];
}

export const createEmptyRecords = (): YearRecords => ({
  ...{ orders: [], events: [], attributions: [], couponUses: [], discountUses: [], payments: [], refunds: [], remittances: [] },
  ...{ shipments: [], shipmentItems: [], shipmentEvents: [], requests: [], items: [], returnEvents: [], moves: [], fits: [] },
});

/** Returns the next id reserved from a sequence. */
export type NextId = (table: 'orders' | 'lines' | 'payments' | 'shipments' | 'requests' | 'items') => number;
