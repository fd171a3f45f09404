import { now } from '#kit/clock';
import { InvalidInput, type FieldIssue } from '#kit/errors';
import { holdStock } from '#modules/catalog';
import { getCountry } from '#modules/countries';
import { countReturned, lockOrder, OrderNotFound, type PlacedOrderRow } from '#modules/orders';
import { isPaidOnDelivery } from '#modules/payments';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { returnReasons, type NewReturn, type ReturnableLine } from '../contract.ts';
import { ReturnClosed } from '../errors.ts';
import { getPayOutKind, readPayOut } from '../decide/pay-out.ts';
import { countPiecesLeft } from './count-pieces-left.ts';
import { recordReturnEvents } from '../return-events.ts';
import { getReturnTerms } from './get-return-terms.ts';
import { listReturnOptions } from './list-return-options.ts';
import { returnItems, returnRequests } from '../tables.ts';
import { orderNumber } from '#kit/ids';

/**
 * Requests a return. Sizes requested in exchange are held from now on.
 * @returns the return number
 * @throws InvalidInput by field: `items`, `items.{lineId}`, `items.{lineId}.reason`, `policy`, `payOut.iban` …
 * @throws ReturnClosed if the order is not delivered, the period is over, or nothing is left
 * @throws SoldOut if the requested size has sold out meanwhile
 */
export async function requestReturn(db: Db, orderNumber: string, input: NewReturn, actor = 'shopper'): Promise<string> {
  return inTransaction(db, async (tx) => {
    const { order, countryCode, issues } = await checkRequest(tx, orderNumber, input);
    const payOut = needsPayOut(order, input) ? readPayOut(getPayOutKind(countryCode), input.payOut ?? {}) : { payOut: null, issues: [] };
    const all = [...issues, ...payOut.issues];
    if (all.length > 0) throw new InvalidInput(all);
    return write(tx, { order, input, payOut: payOut.payOut, actor });
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

/** Locks the order and checks what is to be returned. @throws ReturnClosed */
async function checkRequest(tx: Tx, orderNumber: string, input: NewReturn) {
  const order = await lockOrder(tx, orderNumber);
  if (!order) throw new OrderNotFound();
  const lines = await countPiecesLeft(tx, order.id);
  const country = await getCountry(tx, order.countryId);
  const { closed } = getReturnTerms(order, { lines, country });
  if (closed) throw new ReturnClosed(closed);
  const { returnable } = await listReturnOptions(tx, { lines, currency: order.currency, languageId: order.languageId });
  return { order, countryCode: country.code, issues: listRequestIssues(input, returnable) };
}

/** Whether the refund of a cash order needs an account. */
export const needsPayOut = (order: Pick<PlacedOrderRow, 'paymentMethod'>, { items }: Pick<NewReturn, 'items'>): boolean =>
  isPaidOnDelivery(order.paymentMethod) && items.some(({ wish }) => wish === 'refund');

function listRequestIssues({ items, hasAcceptedPolicy }: NewReturn, lines: readonly ReturnableLine[]): FieldIssue[] {
  const issues: FieldIssue[] = items.length === 0 ? [{ field: 'items', code: 'items' }] : [];
  for (const [index, item] of items.entries()) {
    const isFirst = items.findIndex(({ lineId }) => lineId === item.lineId) === index;
    const line = lines.find(({ lineId }) => lineId === item.lineId);
    issues.push(...listQuantityIssues(item, isFirst ? line : undefined), ...listWishIssues(item, line));
  }
  if (!hasAcceptedPolicy) issues.push({ field: 'policy', code: 'policy' });
  return issues;
}

type RequestedItem = NewReturn['items'][number];

/** @param line undefined: the order has no such line, or an earlier item has named it */
function listQuantityIssues({ lineId, quantity }: RequestedItem, line: ReturnableLine | undefined): FieldIssue[] {
  const field = `items.${lineId}`;
  if (!line || line.returnable === 0) return [{ field, code: 'notReturnable' }];
  return quantity > line.returnable ? [{ field: `${field}.quantity`, code: 'max', params: { max: line.returnable } }] : [];
}

function listWishIssues({ lineId, reason, isSealed, wish, exchangeVariantId }: RequestedItem, line: ReturnableLine | undefined): FieldIssue[] {
  const field = `items.${lineId}`;
  const issues: FieldIssue[] = [];
  if (!returnReasons.some((each) => each === reason)) issues.push({ field: `${field}.reason`, code: 'reason' });
  if (line?.isHygiene && !isSealed && !sellerFaultReasons.has(reason)) issues.push({ field: `${field}.sealed`, code: 'sealed' });
  const isOffered = line?.sizes.some(({ variantId }) => variantId === exchangeVariantId);
  if (wish === 'exchange' && !isOffered) issues.push({ field: `${field}.wish`, code: 'wish' });
  return issues;
}

/** Reasons for which a broken seal does not matter, because the seller is at fault. */
const sellerFaultReasons: ReadonlySet<string> = new Set(['faulty', 'wrong-item', 'not-as-shown']);

async function write(
  tx: Tx,
  { order, input, payOut, actor }: { order: PlacedOrderRow; input: NewReturn; payOut: Record<string, string> | null; actor: string },
): Promise<string> {
  const at = now();
  const returnNumber = createReturnNumber();
  const [request] = await tx
    .insert(returnRequests)
    .values({ returnNumber, orderId: order.id, kind: 'return', comments: input.comments.trim(), payOut, policyAcceptedAt: at, createdAt: at })
    .returning({ id: returnRequests.id });
  if (!request) throw new Error('the return was not written');
  const wanted = input.items.toSorted((a, b) => a.lineId - b.lineId);
  const items = await tx
    .insert(returnItems)
    .values(
      wanted.map(({ lineId, quantity, reason, wish, exchangeVariantId }) => ({
        requestId: request.id,
        orderLineId: lineId,
        quantity,
        reason,
        status: 'Requested For Return' as const,
        wish,
        exchangeVariantId: wish === 'exchange' ? (exchangeVariantId ?? null) : null,
      })),
    )
    .returning();
  await countReturned(
    tx,
    items.map(({ orderLineId, quantity }) => ({ orderLineId, quantity })),
  );
  await recordReturnEvents(tx, {
    requestId: request.id,
    events: items.map(({ id, status }) => ({ itemId: id, from: null, to: status })),
    actor,
    news: 'requested',
  });
  // Stock rows are locked last, after the order, as everywhere.
  const held = items.flatMap(({ exchangeVariantId, quantity }) => (exchangeVariantId === null ? [] : [{ variantId: exchangeVariantId, quantity }]));
  if (held.length > 0) await holdStock(tx, { lines: held, reference: returnNumber });
  return returnNumber;
}

/** Returns a number as unguessable as an order number, with its own prefix: `RET-7KQ4M-X2RPA`. */
export const createReturnNumber = (): string => `RET-${orderNumber()}`;
