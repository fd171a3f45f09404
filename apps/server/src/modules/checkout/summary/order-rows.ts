import type { PricedLine } from '#modules/cart';
import type { PaymentMethod, ShippingMethod } from '#modules/countries';
import type { NewOrder } from '#modules/orders';
import type { OrderTotals } from '../order-totals.ts';

type OrderLineRow = NewOrder['lines'][number];

/** Builds the stored lines of an order: goods, delivery, cash on delivery. Minor units. */
export function orderRows(
  lines: readonly PricedLine[],
  { totals, shipping, payment }: { totals: OrderTotals; shipping: ShippingMethod; payment: PaymentMethod },
): OrderLineRow[] {
  const goods = lines.flatMap(({ variant, quantity, price }, index): OrderLineRow[] => {
    const line = totals.goodsLines[index];
    if (!line || !price) return [];
    const { productId, variantId, sku, name, brand, color, size, image, isHygiene } = variant;
    const texts = { sku, name, brand, color: color?.name ?? '', size: size.name, imageUrl: image?.imageUrl ?? '' };
    return [{ kind: 'goods', productId, variantId, ...texts, isHygiene, quantity, unitPrice: price.regular, discountPrice: price.discount, ...line }];
  });
  const charge = (kind: OrderLineRow['kind'], name: string, line: OrderTotals['deliveryLine']): OrderLineRow => ({
    kind,
    name,
    quantity: 1,
    unitPrice: line.total,
    discountPrice: line.total,
    ...line,
  });
  return [
    ...goods,
    charge('delivery', shipping.code, totals.deliveryLine),
    ...(totals.cashOnDeliveryLine ? [charge('cash-on-delivery', payment.code, totals.cashOnDeliveryLine)] : []),
  ];
}
