import type { StockMovementRow } from '#seeds/catalog';
import type { RemittanceRow, ShipmentEventRow, ShipmentItemRow, ShipmentRow } from '#seeds/fulfilment';
import type { EventRow, LineRow, OrderRow } from '#seeds/orders';
import type { PaymentRow, RefundRow } from '#seeds/payments';
import type { CouponUseRow, DiscountUseRow } from '#seeds/promotions';
import type { ReturnEventRow, ReturnItemRow, ReturnRequestRow } from '#seeds/returns';
import type { FitReportRow } from '#seeds/reviews';
import type { AttributionRow } from '#seeds/tracking';
import type { PricedOrder } from './order/price-order.ts';
import type { PlannedOrder } from './plan.ts';

/** The credited part of an order line; minor units. */
interface CreditLine {
  orderLineId: number;
  quantity: number;
  amount: number;
}

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
  events: EventRow[];
  attributions: AttributionRow[];
  couponUses: CouponUseRow[];
  discountUses: DiscountUseRow[];
  payments: PaymentRow[];
  refunds: RefundRow[];
  remittances: RemittanceRow[];
  shipments: ShipmentRow[];
  shipmentItems: ShipmentItemRow[];
  shipmentEvents: ShipmentEventRow[];
  requests: ReturnRequestRow[];
  items: ReturnItemRow[];
  returnEvents: ReturnEventRow[];
  moves: StockMovementRow[];
  fits: FitReportRow[];
}

export const createEmptyRecords = (): YearRecords => ({
  ...{ orders: [], events: [], attributions: [], couponUses: [], discountUses: [], payments: [], refunds: [], remittances: [] },
  ...{ shipments: [], shipmentItems: [], shipmentEvents: [], requests: [], items: [], returnEvents: [], moves: [], fits: [] },
});

/** Returns the next id reserved from a sequence. */
export type NextId = (table: 'orders' | 'lines' | 'payments' | 'shipments' | 'requests' | 'items') => number;
