import type { ShippingMethod } from '#modules/countries';
import type { Shipment } from '#modules/fulfilment';
import type { LinePieces, OrderLineRow, PlacedOrderRow } from '#modules/orders';
import type { LineLeft } from '../request/count-pieces-left.ts';

/** The pieces of a withdrawal by their location. */
export interface WithdrawnParts {
  /** Not in a parcel yet. */
  unpacked: LinePieces[];
  /** In a parcel that is not delivered. */
  underWay: LinePieces[];
  /** Delivered to the customer. */
  arrived: LinePieces[];
}

/** Splits the pieces of a withdrawal by location: unpacked pieces first, then delivered ones. */
export function splitWithdrawal(
  declared: readonly LinePieces[],
  { lines, parcels }: { lines: readonly LineLeft[]; parcels: readonly Pick<Shipment, 'returnNumber' | 'items'>[] },
): WithdrawnParts {
  const packed = parcels.filter(({ returnNumber }) => returnNumber === null).flatMap(({ items }) => items);
  const parts: WithdrawnParts = { unpacked: [], underWay: [], arrived: [] };
  for (const { orderLineId, quantity } of declared) {
    const state = lines.find(({ line }) => line.id === orderLineId);
    if (!state) continue;
    const inParcels = packed.reduce((sum, item) => sum + (item.orderLineId === orderLineId ? item.quantity : 0), 0);
    const free = Math.max(0, state.line.quantity - state.line.cancelled - inParcels);
    const unpacked = Math.min(free, quantity);
    const arrived = Math.min(state.arrived, quantity - unpacked);
    const counts = { unpacked, arrived, underWay: quantity - unpacked - arrived };
    for (const part of ['unpacked', 'underWay', 'arrived'] as const) if (counts[part] > 0) parts[part].push({ orderLineId, quantity: counts[part] });
  }
  return parts;
}

interface Withdrawal {
  order: Pick<PlacedOrderRow, 'shippingMethod' | 'currency'>;
  lines: readonly LineLeft[];
  /** Charges for delivery and cash on delivery. */
  charges: readonly OrderLineRow[];
  declared: readonly LinePieces[];
  terms: readonly Pick<ShippingMethod, 'code' | 'price' | 'freeFrom' | 'currency'>[];
}

/**
 * Returns the charges to refund, 0 while the customer keeps some of the order. Of delivery, at most the price of standard delivery;
 * the customer bears the extra cost of a faster one (Directive 2011/83/EU, Art. 13(2)). The charge for cash on delivery is
 * refunded too.
 * @returns minor units
 */
export function computeDeliveryRefund({ order, lines, charges, declared, terms }: Withdrawal): number {
  const countDeclared = (id: number) => declared.reduce((sum, pieces) => sum + (pieces.orderLineId === id ? pieces.quantity : 0), 0);
  if (lines.some(({ line, left }) => left > countDeclared(line.id))) return 0;
  const sumCharges = (kind: OrderLineRow['kind']) => charges.reduce((sum, line) => sum + (line.kind === kind ? line.total : 0), 0);
  const usual = terms.find(({ code, currency }) => code === 'courier' && currency === order.currency);
  const goods = lines.reduce((sum, { line }) => sum + line.total, 0);
  const usualPrice = usual && usual.freeFrom !== null && goods >= usual.freeFrom ? 0 : usual?.price;
  const standard = order.shippingMethod === usual?.code ? sumCharges('delivery') : (usualPrice ?? sumCharges('delivery'));
  return Math.min(sumCharges('delivery'), standard) + sumCharges('cash-on-delivery');
}
