import type { ShippingMethod } from '#modules/countries';
import type { Shipment } from '#modules/fulfilment';
import type { LinePieces, OrderLineRow, PlacedOrderRow } from '#modules/orders';
import type { LineLeft } from './pieces-left.ts';

/** Where the pieces are that somebody withdraws from. */
export interface WithdrawnParts {
  /** In no parcel yet. */
  unpacked: LinePieces[];
  /** In a parcel that has not arrived. */
  underWay: LinePieces[];
  /** With their buyer. */
  arrived: LinePieces[];
}

/** Parts what somebody withdraws from by where it is. What is not packed goes first, then what he has. */
export function withdrawnParts(
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
  /** Delivery, and cash on delivery. */
  charges: readonly OrderLineRow[];
  declared: readonly LinePieces[];
  terms: readonly Pick<ShippingMethod, 'code' | 'price' | 'freeFrom' | 'currency'>[];
}

/**
 * What goes back beside the goods: nothing as long as something of the contract is kept. Of the delivery as much as the usual
 * way to the door would have cost; who wanted it faster bears the rest (Directive 2011/83/EU, Art. 13(2)). The charge for cash on
 * delivery is a payment like any other.
 * @returns minor units
 */
export function deliveryOfWithdrawal({ order, lines, charges, declared, terms }: Withdrawal): number {
  const declaredOf = (id: number) => declared.reduce((sum, pieces) => sum + (pieces.orderLineId === id ? pieces.quantity : 0), 0);
  if (lines.some(({ line, left }) => left > declaredOf(line.id))) return 0;
  const paid = (kind: OrderLineRow['kind']) => charges.reduce((sum, line) => sum + (line.kind === kind ? line.total : 0), 0);
  const usual = terms.find(({ code, currency }) => code === 'courier' && currency === order.currency);
  const goods = lines.reduce((sum, { line }) => sum + line.total, 0);
  const usualPrice = usual && usual.freeFrom !== null && goods >= usual.freeFrom ? 0 : usual?.price;
  const standard = order.shippingMethod === usual?.code ? paid('delivery') : (usualPrice ?? paid('delivery'));
  return Math.min(paid('delivery'), standard) + paid('cash-on-delivery');
}
