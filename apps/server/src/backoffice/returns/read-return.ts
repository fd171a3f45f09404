import { defaultLanguageId } from '@selvedge/i18n';
import { money, toMajor } from '#kit/money';
import { listCartVariants } from '#modules/catalog';
import { getCountry } from '#modules/countries';
import { readMailSentence } from '#modules/notifications';
import { findOrder, listOrderLines, lockOrder } from '#modules/orders';
import { isPaidOnDelivery } from '#modules/payments';
import { computeExpectedRefunds, findReturn, getPayOutKind, isOpen, listItemMoves, type AdminReturn, type ListedReturn } from '#modules/returns';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { assertUnchanged } from '../change.ts';
import { computeRevision } from '../revision.ts';
import type { ReturnRecord, AdminReturnRow } from './contract.ts';

/** Returns a return in the format of the queue. */
export function toQueueRow({ request, order, items }: ListedReturn): AdminReturnRow {
  const { firstName, lastName } = order.shippingAddress;
  return {
    id: request.returnNumber,
    kind: request.kind,
    orderNumber: order.orderNumber,
    countryId: order.countryId,
    customer: `${firstName} ${lastName}`.trim(),
    requestedAt: request.createdAt.toISOString(),
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    reasons: [...new Set(items.map(({ reason }) => reason).filter((reason) => reason !== ''))],
    statuses: [...new Set(items.map(({ status }) => status))],
    refunded: toMajor(
      money(
        items.reduce((sum, { refund }) => sum + (refund ?? 0), 0),
        order.currency,
      ),
    ),
    currency: order.currency,
  };
}

/** Returns a return with everything that staff need. @throws ReturnNotFound */
export async function readReturn(db: Db, returnNumber: string): Promise<ReturnRecord> {
  const { request, orderNumber, items, events } = await findReturn(db, returnNumber);
  const order = await findOrder(db, orderNumber);
  if (!order) throw new Error(`return ${returnNumber} has no order`);
  const lines = await listOrderLines(db, order.id);
  const expected = await computeExpectedRefunds(db, { request, items });
  const variantIds = items.flatMap(({ exchangeVariantId }) => exchangeVariantId ?? []);
  const others = await listCartVariants(db, { variantIds, languageId: defaultLanguageId });
  const { seller, shopName, code: countryCode } = await getCountry(db, order.countryId);
  const major = (amount: number | null | undefined) => (amount == null ? null : toMajor(money(amount, order.currency)));
  return {
    ...toQueueRow({ request, order, items }),
    revision: computeRevision(toActionState({ request, items })),
    invoiceNumber: order.invoiceNumber,
    email: order.email,
    comments: request.comments,
    payOut: request.payOut,
    isCash: isPaidOnDelivery(order.paymentMethod),
    payOutKind: isPaidOnDelivery(order.paymentMethod) && items.some(isOpen) ? getPayOutKind(countryCode) : null,
    deliveryRefund: major(request.deliveryRefund) ?? 0,
    items: items.map((item) => {
      const line = lines.find(({ id }) => id === item.orderLineId);
      const { id, orderLineId: lineId, sku, name, color, size, quantity, reason, comments, status, wish } = item;
      const { isHygiene, isSealed, isRestocked } = item;
      return {
        ...{ id, lineId, sku, name, color, size, quantity, reason, comments, status, wish, isHygiene, isSealed, isRestocked },
        imageUrl: line?.imageUrl ?? '',
        exchangeSize:
          item.exchangeVariantId === null ? null : (others.find(({ variantId }) => variantId === item.exchangeVariantId)?.size.name ?? ''),
        refund: major(item.refund),
        expectedRefund: major(expected.get(id)),
        moves: listItemMoves(request, item),
      };
    }),
    brokenSealReason: items.some(({ isHygiene }) => isHygiene)
      ? await readMailSentence(db, { key: 'returns.rejected.brokenSeal', languageId: order.languageId })
      : null,
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    sendTo: { name: seller?.name ?? shopName, address: [...(seller?.address ?? [])] },
  };
}

/** Returns the part of a return that each action on its pieces changes. */
const toActionState = ({ request, items }: Pick<AdminReturn, 'request' | 'items'>) => ({
  id: request.returnNumber,
  items: items.map(({ id, quantity, status }) => ({ id, quantity, status })),
});

/** Locks the order of a return and refuses an action if the form was opened before an earlier one. @throws ReturnNotFound, EditConflict */
export async function assertReturnUnchanged(tx: Tx, returnNumber: string, revision: string): Promise<void> {
  await lockOrder(tx, (await findReturn(tx, returnNumber)).orderNumber);
  await assertUnchanged(tx, revision, 'return', toActionState(await findReturn(tx, returnNumber)));
}
