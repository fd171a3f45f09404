import { now } from '#kit/clock';
import { InvalidInput, type FieldIssue } from '#kit/errors';
import { holdStock } from '#modules/catalog';
import { getCountry } from '#modules/countries';
import { isLeftToWithdraw, listPiecesLeft, type PiecesLeft } from '#modules/fulfilment';
import { lockOrder, OrderNotFound, type PlacedOrderRow } from '#modules/orders';
import { isPaidOnDelivery } from '#modules/payments';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { returnReasons, type NewReturn, type ReturnableLine } from '../contract.ts';
import { readDeliveryRefund } from '../amounts/read-delivery-refund.ts';
import { isOrigin } from '../amounts/split-withdrawal.ts';
import { countPiecesBack } from '../count-pieces-back.ts';
import { buildPieceKey } from '../piece-key.ts';
import { ReturnClosed } from '../errors.ts';
import { getPayOutKind, readPayOut } from '../decide/pay-out.ts';
import { recordReturnEvents } from '../return-events.ts';
import { getReturnTerms } from './get-return-terms.ts';
import { listReturnOptions } from './list-return-options.ts';
import { returnItems, returnRequests } from '../tables.ts';
import { orderNumber } from '#kit/ids';

/**
 * Requests a return. Sizes requested in exchange are held from now on.
 * A return of the whole order in time for a withdrawal refunds the delivery as well.
 * @param declaredAt when the customer asked for it, if they confirmed it later; default: now
 * @returns the return number
 * @throws InvalidInput by field: `items`, `items.{key}`, `items.{key}.reason`, `policy`, `payOut.iban` …
 * @throws ReturnClosed if the order is not delivered, the period is over, or nothing is left
 * @throws SoldOut if the requested size has sold out meanwhile
 */
export async function requestReturn(
  db: Db,
  orderNumber: string,
  input: NewReturn,
  { actor = 'shopper', declaredAt = now() }: { actor?: string; declaredAt?: Date } = {},
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const { order, pieces, country, issues } = await checkRequest(tx, orderNumber, input);
    const payOut = needsPayOut(order, input) ? readPayOut(getPayOutKind(country.code), input.payOut ?? {}) : { payOut: null, issues: [] };
    const all = [...issues, ...payOut.issues];
    if (all.length > 0) throw new InvalidInput(all);
    const deliveryRefund = await readChargeRefund(tx, order, {
      input,
      open: pieces.filter((part) => isLeftToWithdraw(part, country, declaredAt)),
      pieces,
    });
    return write(tx, { order, input, pieces, payOut: payOut.payOut, deliveryRefund, actor });
  });
}

/**
 * Checks a request without its pay-out details, which a caller with only the numbers of an order cannot give.
 * @throws InvalidInput by field, ReturnClosed
 */
export async function assertReturnPossible(db: Db, orderNumber: string, input: NewReturn): Promise<void> {
  const { issues } = await inTransaction(db, (tx) => checkRequest(tx, orderNumber, input));
  if (issues.length > 0) throw new InvalidInput(issues);
}

/** Locks the order and checks the pieces to return. @throws ReturnClosed */
async function checkRequest(tx: Tx, orderNumber: string, input: NewReturn) {
  const order = await lockOrder(tx, orderNumber);
  if (!order) throw new OrderNotFound();
  const pieces = await listPiecesLeft(tx, order);
  const country = await getCountry(tx, order.countryId);
  const { closed } = getReturnTerms(order, { pieces, country });
  if (closed) throw new ReturnClosed(closed);
  const { returnable } = await listReturnOptions(tx, { pieces, country, currency: order.currency, languageId: order.languageId });
  return { order, pieces, country, issues: listRequestIssues(input, returnable) };
}

/** Whether the refund of a cash order needs an account. */
export const needsPayOut = (order: Pick<PlacedOrderRow, 'paymentMethod'>, { items }: Pick<NewReturn, 'items'>): boolean =>
  isPaidOnDelivery(order.paymentMethod) && items.some(({ wish }) => wish === 'refund');

function listRequestIssues({ items, hasAcceptedPolicy }: NewReturn, lines: readonly ReturnableLine[]): FieldIssue[] {
  const issues: FieldIssue[] = items.length === 0 ? [{ field: 'items', code: 'items' }] : [];
  for (const [index, item] of items.entries()) {
    const key = buildPieceKey(item);
    const isFirst = items.findIndex((other) => buildPieceKey(other) === key) === index;
    const line = lines.find((one) => one.key === key);
    issues.push(...listQuantityIssues(item, isFirst ? line : undefined), ...listWishIssues(item, line));
  }
  if (!hasAcceptedPolicy) issues.push({ field: 'policy', code: 'policy' });
  return issues;
}

type RequestedItem = NewReturn['items'][number];

/** @param line undefined: the order has no such line, or an earlier item has named it */
function listQuantityIssues(item: RequestedItem, line: ReturnableLine | undefined): FieldIssue[] {
  const field = `items.${buildPieceKey(item)}`;
  if (!line || line.returnable === 0) return [{ field, code: 'notReturnable' }];
  return item.quantity > line.returnable ? [{ field: `${field}.quantity`, code: 'max', params: { max: line.returnable } }] : [];
}

function listWishIssues(item: RequestedItem, line: ReturnableLine | undefined): FieldIssue[] {
  const { reason, isSealed, wish, exchangeVariantId } = item;
  const field = `items.${buildPieceKey(item)}`;
  const issues: FieldIssue[] = [];
  if (!returnReasons.some((each) => each === reason)) issues.push({ field: `${field}.reason`, code: 'reason' });
  if (line?.isHygiene && !isSealed && !sellerFaultReasons.has(reason)) issues.push({ field: `${field}.sealed`, code: 'sealed' });
  const isOffered = line?.sizes.some(({ variantId }) => variantId === exchangeVariantId);
  if (wish === 'exchange' && !isOffered) issues.push({ field: `${field}.wish`, code: 'wish' });
  return issues;
}

/** Reasons for which a broken seal does not matter, because the seller is at fault. */
const sellerFaultReasons: ReadonlySet<string> = new Set(['faulty', 'wrong-item', 'not-as-shown']);

interface Requested {
  input: NewReturn;
  pieces: readonly PiecesLeft[];
  /** The pieces whose withdrawal period is open. */
  open: readonly PiecesLeft[];
}

/** Returns the charges of a return of the whole order in time for a withdrawal: the customer must not get less than for a withdrawal. */
async function readChargeRefund(tx: Tx, order: PlacedOrderRow, { input: { items }, pieces, open }: Requested): Promise<number> {
  const declared = items.map(({ lineId: orderLineId, shipmentItemId, quantity }) => ({ orderLineId, shipmentItemId, quantity }));
  const isWithdrawal = items.every(({ wish }) => wish === 'refund') && declared.every((some) => open.some((part) => isOrigin(part, some)));
  return isWithdrawal ? readDeliveryRefund(tx, order, { pieces, declared }) : 0;
}

interface NewRequest {
  order: PlacedOrderRow;
  input: NewReturn;
  pieces: readonly PiecesLeft[];
  payOut: Record<string, string> | null;
  deliveryRefund: number;
  actor: string;
}

async function write(tx: Tx, { order, input, pieces, payOut, deliveryRefund, actor }: NewRequest): Promise<string> {
  const at = now();
  const returnNumber = createReturnNumber();
  const [request] = await tx
    .insert(returnRequests)
    .values({
      ...{ returnNumber, orderId: order.id, kind: 'return' as const, comments: input.comments.trim() },
      ...{ payOut, deliveryRefund, policyAcceptedAt: at, createdAt: at },
    })
    .returning({ id: returnRequests.id });
  if (!request) throw new Error('the return was not saved');
  const wanted = input.items.toSorted((a, b) => a.lineId - b.lineId);
  const items = await tx
    .insert(returnItems)
    .values(
      wanted.map(({ lineId, shipmentItemId = null, quantity, reason, wish, exchangeVariantId, isSealed }) => ({
        requestId: request.id,
        orderLineId: lineId,
        shipmentItemId,
        quantity,
        reason,
        status: 'Requested For Return' as const,
        wish,
        isSealed: pieces.some(({ line }) => line.id === lineId && line.isHygiene) ? isSealed : null,
        exchangeVariantId: wish === 'exchange' ? (exchangeVariantId ?? null) : null,
      })),
    )
    .returning();
  await countPiecesBack(tx, items);
  await recordReturnEvents(tx, {
    requestId: request.id,
    events: items.map(({ id, status }) => ({ itemId: id, from: null, to: status })),
    actor,
    news: 'requested',
  });
  // Stock rows are locked last, after the order, as in all operations.
  const held = items.flatMap(({ exchangeVariantId, quantity }) => (exchangeVariantId === null ? [] : [{ variantId: exchangeVariantId, quantity }]));
  if (held.length > 0) await holdStock(tx, { lines: held, reference: returnNumber });
  return returnNumber;
}

/** Creates a number that is as unguessable as an order number, with its own prefix: `RET-7KQ4M-X2RPA`. */
export const createReturnNumber = (): string => `RET-${orderNumber()}`;
