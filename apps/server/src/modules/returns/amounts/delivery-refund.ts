import type { ShippingMethod } from '#modules/countries';
import type { PiecesLeft } from '#modules/fulfilment';
import type { OrderLineRow, PlacedOrderRow } from '#modules/orders';
import type { DeclaredPieces } from '../return-events.ts';
import { isOrigin } from './split-withdrawal.ts';

interface Withdrawal {
  order: Pick<PlacedOrderRow, 'shippingMethod' | 'currency'>;
  pieces: readonly PiecesLeft[];
  /** Whether the customer still gets pieces in exchange. */
  isExchangeOpen: boolean;
  /** Charges for delivery and cash on delivery. */
  charges: readonly OrderLineRow[];
  declared: readonly DeclaredPieces[];
  terms: readonly Pick<ShippingMethod, 'code' | 'price' | 'freeFrom' | 'currency'>[];
}

/**
 * Returns the charges to refund, 0 while the customer keeps some of the order. At most the price of standard delivery is refunded;
 * the customer bears the extra cost of a faster one (Directive 2011/83/EU, Art. 13(2)). The charge for cash on delivery is
 * refunded too.
 * @returns minor units
 */
export function computeDeliveryRefund({ order, pieces, isExchangeOpen, charges, declared, terms }: Withdrawal): number {
  const countDeclared = (part: PiecesLeft) => declared.reduce((sum, item) => sum + (isOrigin(part, item) ? item.quantity : 0), 0);
  if (isExchangeOpen || pieces.some((part) => part.left > countDeclared(part))) return 0;
  const sumCharges = (kind: OrderLineRow['kind']) => charges.reduce((sum, line) => sum + (line.kind === kind ? line.total : 0), 0);
  const usual = terms.find(({ code, currency }) => code === 'courier' && currency === order.currency);
  const goods = pieces.reduce((sum, { line, exchange }) => sum + (exchange ? 0 : line.total), 0);
  const usualPrice = usual && usual.freeFrom !== null && goods >= usual.freeFrom ? 0 : usual?.price;
  const standard = order.shippingMethod === usual?.code ? sumCharges('delivery') : (usualPrice ?? sumCharges('delivery'));
  return Math.min(sumCharges('delivery'), standard) + sumCharges('cash-on-delivery');
}
