import { money, toMajor } from '#kit/money';
import { variantsForCart } from '#modules/catalog';
import { findShipment, withParcels } from '#modules/fulfilment';
import { findOrder, readOrder } from '#modules/orders';
import { findRefund } from '#modules/payments';
import { findReturnNews } from '#modules/returns';
import type { Db } from '#platform/database';

type Content = Record<string, unknown> | undefined;

/** The order as `GET /api/user/orders/{invoice}` shows it, at the time of telling. @returns undefined where it is gone */
export async function orderContent(db: Db, orderId: number): Promise<Content> {
  const read = await readOrder(db, orderId);
  return read && { order: await withParcels(db, read) };
}

/** The order, and which of its parcels it is about. */
export async function shipmentContent(db: Db, shipmentId: number): Promise<Content> {
  const shipment = await findShipment(db, shipmentId);
  const content = shipment && (await orderContent(db, shipment.orderId));
  return content && { ...content, shipmentNumber: shipment.number };
}

/** The order, and what of it comes back. */
export async function returnContent(db: Db, told: Parameters<typeof findReturnNews>[1] & { news: string }): Promise<Content> {
  const found = await findReturnNews(db, told);
  const content = found && (await orderContent(db, found.orderId));
  if (!content) return undefined;
  const { returnNumber, at, reason, pieces } = found;
  return { ...content, return: { returnNumber, at: at.toISOString(), isWithdrawal: told.news === 'withdrawal', reason, items: pieces } };
}

/** The order, and what went back of its money. */
export async function refundContent(db: Db, refundId: number): Promise<Content> {
  const refund = await findRefund(db, refundId);
  const order = refund && (await findOrder(db, refund.reference));
  const content = order && (await orderContent(db, order.id));
  return (
    content && { ...content, refund: { amount: toMajor(money(refund.amount, refund.currency)), currency: refund.currency, cause: refund.cause } }
  );
}

/** What there is of variants now. */
export async function stockContent(db: Db, variantIds: readonly number[]): Promise<Content> {
  const english = 1;
  const variants = await variantsForCart(db, { variantIds, languageId: english });
  return { variants: variants.map(({ variantId, productId, sku, free }) => ({ id: variantId, productId, sku, available: Math.max(0, free) })) };
}
