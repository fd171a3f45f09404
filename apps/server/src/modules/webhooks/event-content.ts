import { defaultLanguageId } from '@selvedge/i18n';
import { money, toMajor } from '#kit/money';
import { listCartVariants } from '#modules/catalog';
import { findShipment, addParcels } from '#modules/fulfilment';
import { findOrder, readOrder } from '#modules/orders';
import { findRefund } from '#modules/payments';
import { findReturnUpdate } from '#modules/returns';
import type { Db } from '#platform/database';

type Content = Record<string, unknown> | undefined;

/** Returns the order as in `GET /api/user/orders/{invoice}`, in its present state. @returns undefined if it no longer exists */
export async function orderContent(db: Db, orderId: number): Promise<Content> {
  const read = await readOrder(db, orderId);
  return read && { order: await addParcels(db, read) };
}

/** Returns the order and the number of the shipment. */
export async function buildShipmentContent(db: Db, shipmentId: number): Promise<Content> {
  const shipment = await findShipment(db, shipmentId);
  const content = shipment && (await orderContent(db, shipment.orderId));
  return content && { ...content, shipmentNumber: shipment.number };
}

/** Returns the order and the return. */
export async function returnContent(db: Db, notified: Parameters<typeof findReturnUpdate>[1] & { news: string }): Promise<Content> {
  const found = await findReturnUpdate(db, notified);
  const content = found && (await orderContent(db, found.orderId));
  if (!content) return undefined;
  const { returnNumber, at, reason, pieces } = found;
  return { ...content, return: { returnNumber, at: at.toISOString(), isWithdrawal: notified.news === 'withdrawal', reason, items: pieces } };
}

/** Returns the order and the refund. */
export async function refundContent(db: Db, refundId: number): Promise<Content> {
  const refund = await findRefund(db, refundId);
  const order = refund && (await findOrder(db, refund.reference));
  const content = order && (await orderContent(db, order.id));
  return (
    content && { ...content, refund: { amount: toMajor(money(refund.amount, refund.currency)), currency: refund.currency, cause: refund.cause } }
  );
}

/** Returns the present stock of variants. */
export async function buildStockContent(db: Db, variantIds: readonly number[]): Promise<Content> {
  const variants = await listCartVariants(db, { variantIds, languageId: defaultLanguageId });
  return { variants: variants.map(({ variantId, productId, sku, free }) => ({ id: variantId, productId, sku, available: Math.max(0, free) })) };
}
