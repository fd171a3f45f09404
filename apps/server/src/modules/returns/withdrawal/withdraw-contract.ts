import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import { listDeliveryTerms, getCountry } from '#modules/countries';
import { cancelLines, listShipments } from '#modules/fulfilment';
import { countReturned, listOrderLines, lockOrder, OrderNotFound, type LinePieces, type PlacedOrderRow } from '#modules/orders';
import { isPaidOnDelivery } from '#modules/payments';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import type { NewWithdrawal } from '../contract.ts';
import { WithdrawalClosed } from '../errors.ts';
import { getPayOutKind, readPayOut } from '../decide/pay-out.ts';
import { countPiecesLeft, type LineLeft } from '../request/count-pieces-left.ts';
import { recordReturnEvents } from '../return-events.ts';
import { createReturnNumber } from '../request/request-return.ts';
import { getReturnTerms } from '../request/get-return-terms.ts';
import { returnItems, returnRequests } from '../tables.ts';
import { computeDeliveryRefund, splitWithdrawal, type WithdrawnParts } from '../amounts/split-withdrawal.ts';

/**
 * Records a consumer's withdrawal, which needs no approval and no reason (Directive 2011/83/EU, Art. 9 and 11a). Unpacked pieces are
 * cancelled at once, delivered pieces may be sent back at once, and pieces in delivery once they have arrived.
 * The customer gets an email with the declaration and its time. Pay-out details are optional, so that they cannot prevent it.
 * @param declaredAt when the customer declared it, if they confirmed it later: it counts from then on; default: now
 * @returns the return number
 * @throws WithdrawalClosed after the period, or if nothing is left
 * @throws InvalidInput by field: `items`, `payOut.iban` …
 */
export async function withdrawContract(db: Db, orderNumber: string, input: NewWithdrawal, { declaredAt = now() } = {}): Promise<string> {
  return inTransaction(db, async (tx) => {
    const { order, lines, declared, countryCode } = await checkDeclaration(tx, orderNumber, input, declaredAt);
    const payOut = readWithdrawalPayOut(order, countryCode, input);
    const parts = splitWithdrawal(declared, { lines, parcels: await listShipments(tx, order.id) });
    const returnNumber = await write(tx, { order, lines, declared, parts, payOut, declaredAt });
    // This refunds and issues a credit note, so it is the last statement.
    if (parts.unpacked.length > 0) {
      await cancelLines(tx, { orderNumber, pieces: parts.unpacked, actor: 'shopper', reason: `withdrawal ${returnNumber}` });
    }
    return returnNumber;
  });
}

/** Checks a declaration without its pay-out details. @returns the declared pieces @throws InvalidInput, WithdrawalClosed */
export async function assertWithdrawalPossible(db: Db, orderNumber: string, input: NewWithdrawal): Promise<LinePieces[]> {
  return inTransaction(db, async (tx) => (await checkDeclaration(tx, orderNumber, input, now())).declared);
}

/** Locks the order and checks what is declared. */
async function checkDeclaration(tx: Tx, orderNumber: string, input: NewWithdrawal, at: Date) {
  const order = await lockOrder(tx, orderNumber);
  if (!order) throw new OrderNotFound();
  const lines = await countPiecesLeft(tx, order.id);
  const country = await getCountry(tx, order.countryId);
  if (!getReturnTerms(order, { lines, country, at }).canWithdraw) throw new WithdrawalClosed();
  return { order, lines, declared: listDeclaredPieces(input, lines), countryCode: country.code };
}

function listDeclaredPieces({ items }: NewWithdrawal, lines: readonly LineLeft[]): LinePieces[] {
  if (!items) return lines.flatMap(({ line, left }) => (left > 0 ? [{ orderLineId: line.id, quantity: left }] : []));
  const declared = items.map(({ lineId, quantity }) => ({ orderLineId: lineId, quantity }));
  const isThere = ({ orderLineId, quantity }: LinePieces) => lines.some(({ line, left }) => line.id === orderLineId && left >= quantity);
  const isOnce = new Set(declared.map(({ orderLineId }) => orderLineId)).size === declared.length;
  if (declared.length === 0 || !isOnce || !declared.every(isThere)) throw new InvalidInput([{ field: 'items', code: 'items' }]);
  return declared;
}

function readWithdrawalPayOut(order: PlacedOrderRow, countryCode: string, { payOut }: NewWithdrawal): Record<string, string> | null {
  const isPayOutGiven = Object.values(payOut ?? {}).some((value) => value.trim() !== '');
  if (!isPaidOnDelivery(order.paymentMethod) || !payOut || !isPayOutGiven) return null;
  const read = readPayOut(getPayOutKind(countryCode), payOut);
  if (read.issues.length > 0) throw new InvalidInput(read.issues);
  return read.payOut;
}

interface Declaration {
  order: PlacedOrderRow;
  lines: readonly LineLeft[];
  declared: LinePieces[];
  parts: WithdrawnParts;
  payOut: Record<string, string> | null;
  declaredAt: Date;
}

async function write(tx: Tx, { order, lines, declared, parts, payOut, declaredAt }: Declaration): Promise<string> {
  const returnNumber = createReturnNumber();
  const comesBack = parts.arrived.length + parts.underWay.length > 0;
  const charges = (await listOrderLines(tx, order.id)).filter(({ kind }) => kind !== 'goods');
  const delivery = computeDeliveryRefund({ order, lines, charges, declared, terms: await listDeliveryTerms(tx, order.countryId) });
  // If nothing has to be sent back, the cancellation refunds everything.
  const request = { payOut: comesBack ? payOut : null, deliveryRefund: comesBack ? delivery : 0, createdAt: declaredAt };
  const [written] = await tx
    .insert(returnRequests)
    .values({ returnNumber, orderId: order.id, kind: 'withdrawal', ...request })
    .returning({ id: returnRequests.id });
  if (!written) throw new Error('the withdrawal was not written');
  const requestId = written.id;
  const newItems = [
    ...parts.arrived.map((pieces) => ({ ...pieces, requestId, status: 'APPROVED' as const, wish: 'refund' as const })),
    ...parts.underWay.map((pieces) => ({ ...pieces, requestId, status: 'Requested For Return' as const, wish: 'refund' as const })),
  ];
  const items = newItems.length > 0 ? await tx.insert(returnItems).values(newItems).returning() : [];
  await countReturned(tx, parts.arrived);
  const events = items.flatMap(({ id, status }) => [
    { itemId: id, from: null, to: 'Requested For Return' },
    ...(status === 'APPROVED' ? [{ itemId: id, from: 'Requested For Return', to: status }] : []),
  ]);
  await recordReturnEvents(tx, { requestId, events, actor: 'shopper', reason: 'a withdrawal needs no consent' });
  const getSku = (lineId: number) => lines.find(({ line }) => line.id === lineId)?.line.sku ?? String(lineId);
  const reason = declared.map(({ orderLineId, quantity }) => `${quantity} × ${getSku(orderLineId)}`).join(', ');
  const declaration = [{ itemId: null, from: null, to: 'declared' }];
  await recordReturnEvents(tx, { requestId, events: declaration, actor: 'shopper', reason, news: 'withdrawal', declared, at: declaredAt });
  return returnNumber;
}
