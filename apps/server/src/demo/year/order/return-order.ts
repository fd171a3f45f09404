import { isPaidOnDelivery } from '#modules/payments';
import { days, hours } from '#kit/clock';
import { computeShareOfPieces } from '#modules/orders';
import type { YearRecords } from '../year-records.ts';
import { createOrderNumber } from './random-number.ts';
import {
  hasReachedStep,
  refundOrder,
  listGoodsLines,
  moveStock,
  buildPayoutDetails,
  staff,
  findWorkingHour,
  type OrderInProgress,
} from './order-in-progress.ts';

type ItemRow = YearRecords['items'][number];

/** Reasons of returns with their frequency. */
const reasons: readonly (readonly [reason: string, weight: number, comments: string])[] = [
  ['too-small', 30, ''],
  ['too-large', 24, ''],
  ['changed-mind', 17, ''],
  ['not-as-shown', 13, 'The colour is darker than in the pictures.'],
  ['faulty', 6, 'A seam has come undone.'],
  ['other', 5, ''],
  ['wrong-item', 3, 'Another size was in the parcel.'],
  ['too-late', 2, ''],
];

/** Returns a part or all of an order, up to the refund. @param since when it had arrived and was paid */
export function returnOrder(order: OrderInProgress, since: Date): void {
  const { random } = order;
  const requestedAt = new Date(since.getTime() + hours(random.between(5, 400)));
  const back = choosePiecesToReturn(order);
  if (back.length === 0 || !hasReachedStep(order, 'requested', requestedAt)) return;
  const { request, items } = requestReturn(order, { back, at: requestedAt });
  const decidedAt = findWorkingHour(new Date(requestedAt.getTime() + hours(random.between(4, 60))), random);
  const isRejected = order.planned.course === 'return-rejected';
  if (!hasReachedStep(order, 'approved', decidedAt)) return;
  moveItems(order, items, { to: isRejected ? 'REJECTED' : 'APPROVED', at: decidedAt, reason: isRejected ? 'It has been worn.' : '' });
  if (isRejected) {
    // Pieces whose return is rejected stay with the customer.
    for (const { orderLineId, quantity } of items) getLine(order, orderLineId).returned -= quantity;
    request.payOut = null;
    return;
  }
  const receivedAt = findWorkingHour(new Date(decidedAt.getTime() + days(random.between(3, 8))), random);
  if (!hasReachedStep(order, 'received', receivedAt)) return;
  receive(order, { items, returnNumber: request.returnNumber, at: receivedAt });
  const refundedAt = findWorkingHour(new Date(receivedAt.getTime() + hours(random.between(2, 26))), random);
  if (hasReachedStep(order, 'refunded', refundedAt)) refund(order, { request, items, at: refundedAt });
}

const getLine = ({ lines }: OrderInProgress, id: number) => {
  const line = lines.find((candidate) => candidate.id === id);
  if (!line) throw new Error(`line ${id} is none of the order's`);
  return line;
};

/** Underwear and similar products are not returned. */
function choosePiecesToReturn(order: OrderInProgress): { lineId: number; quantity: number }[] {
  const { planned, priced, random } = order;
  const lines = listGoodsLines(order).filter(({ variantId }) => !priced.hygiene.has(variantId));
  const returnedLines = planned.isWhole || lines.length === 0 ? lines : [random.pick(lines)];
  return returnedLines.map(({ id, quantity }) => ({ lineId: id, quantity: planned.isWhole ? quantity : 1 }));
}

function requestReturn(order: OrderInProgress, { back, at }: { back: readonly { lineId: number; quantity: number }[]; at: Date }) {
  const { row, records, takeId, random, planned } = order;
  const [reason, , comments] = random.pickWeighted(reasons, ([, weight]) => weight);
  const request: YearRecords['requests'][number] = {
    ...{ id: takeId('requests'), returnNumber: `RET-${createOrderNumber(random)}`, orderId: row.id, kind: 'return', comments },
    ...{ payOut: isPaidOnDelivery(row.paymentMethod) ? buildPayoutDetails(planned) : null, policyAcceptedAt: at, deliveryRefund: 0, createdAt: at },
  };
  records.requests.push(request);
  const items = back.map(({ lineId, quantity }): ItemRow => {
    getLine(order, lineId).returned += quantity;
    return {
      ...{ id: takeId('items'), requestId: request.id, orderLineId: lineId, shipmentItemId: null, quantity, reason, comments: '' },
      ...{ status: 'Requested For Return', wish: 'refund', exchangeVariantId: null, refund: null, isSealed: null, isRestocked: null },
    };
  });
  records.items.push(...items);
  for (const { id, status } of items) {
    records.returnEvents.push({ requestId: request.id, itemId: id, from: null, to: status, actor: 'shopper', reason: '', at });
  }
  return { request, items };
}

function moveItems(
  { records }: OrderInProgress,
  items: readonly ItemRow[],
  { to, at, reason }: { to: ItemRow['status']; at: Date; reason: string },
): void {
  for (const item of items) {
    records.returnEvents.push({ requestId: item.requestId, itemId: item.id, from: item.status, to, actor: staff, reason, at });
    item.status = to;
  }
}

/** Receives a return: sellable pieces go back to stock, and the reported fit is counted. */
function receive(order: OrderInProgress, { items, returnNumber, at }: { items: readonly ItemRow[]; returnNumber: string; at: Date }): void {
  const { records, priced } = order;
  moveItems(order, items, { to: 'RECEIVED', at, reason: '' });
  for (const item of items) {
    item.isRestocked = item.reason !== 'faulty';
    const { id, variantId, productId } = getLine(order, item.orderLineId);
    if (variantId === null || productId === null) continue;
    if (item.isRestocked) moveStock(order, 'restock', { pieces: [{ variantId, quantity: item.quantity }], reference: returnNumber, at });
    const fit = item.reason === 'too-small' ? 'small' : item.reason === 'too-large' ? 'large' : null;
    if (fit)
      records.fits.push({ productId, source: 'return', reference: `${returnNumber} ${id}`, fit, sizeId: priced.sizes.get(variantId) ?? null, at });
  }
}

interface ReturnRefund {
  request: YearRecords['requests'][number];
  items: readonly ItemRow[];
  at: Date;
}

/** Refunds returned pieces at the price paid, to the minor unit; delivery is not refunded. */
function refund(order: OrderInProgress, { request, items, at }: ReturnRefund): void {
  const { row, lines, credits } = order;
  moveItems(order, items, { to: 'REFUNDED', at, reason: '' });
  request.payOut = null;
  const back = items.map((item) => {
    item.refund = computeShareOfPieces(getLine(order, item.orderLineId), { before: 0, count: item.quantity });
    return { orderLineId: item.orderLineId, quantity: item.quantity, amount: item.refund };
  });
  const sum = back.reduce((all, { amount }) => all + amount, 0);
  // The rounding of a cash total is refunded with the last piece.
  const isAll = lines.every((line) => (line.kind === 'goods' ? line.returned === line.quantity : line.total === 0));
  const cause = `return ${request.returnNumber} ${items.map(({ id }) => id).join('+')}`;
  refundOrder(order, { amount: sum + (isAll ? row.rounding : 0), cause, at });
  if (sum > 0) credits.push({ at, cause, lines: back });
}

/** Refunds a part of the price of a flawed product, which the customer keeps. */
export function refundFlawedProduct(order: OrderInProgress, since: Date): void {
  const { row, random, credits } = order;
  const at = findWorkingHour(new Date(since.getTime() + days(random.between(2, 9))), random);
  const [line] = listGoodsLines(order);
  const amount = line ? Math.floor((line.total * random.between(15, 30)) / 100 / 100) * 100 : 0;
  if (!line || amount === 0 || at > order.today) return;
  const cause = `refund ${row.orderNumber} 1`;
  refundOrder(order, { amount, cause, at });
  credits.push({ at, cause, lines: [{ orderLineId: line.id, quantity: 0, amount }] });
}
