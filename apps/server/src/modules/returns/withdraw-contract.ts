import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import { deliveryTerms, getCountry } from '#modules/countries';
import { cancelLines, shipmentsOf } from '#modules/fulfilment';
import { countReturned, linesOfOrder, lockOrder, OrderNotFound, type LinePieces, type PlacedOrderRow } from '#modules/orders';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import type { NewWithdrawal } from './contract.ts';
import { WithdrawalClosed } from './errors.ts';
import { payOutKindOf, readPayOut } from './pay-out.ts';
import { piecesLeft, type LineLeft } from './pieces-left.ts';
import { recordReturnEvents } from './return-events.ts';
import { newReturnNumber } from './return-number.ts';
import { returnTerms } from './return-terms.ts';
import { returnItems, returnRequests } from './tables.ts';
import { deliveryOfWithdrawal, withdrawnParts, type WithdrawnParts } from './withdrawal-parts.ts';

/**
 * Takes a consumer's withdrawal from his contract, which nobody has to agree to and which needs no reason (Directive 2011/83/EU,
 * Art. 9 and 11a): what is not packed yet is cancelled there and then, what has arrived may be sent back at once, and what is
 * under way as soon as it is there. He is told by mail what he declared and when. Where money goes that was paid in cash may be
 * left open: it must not stand in the way.
 * @returns the number it is kept by
 * @throws WithdrawalClosed after its days, and where nothing of the contract is left
 * @throws InvalidInput by field: `items`, `payOut.iban` …
 */
export async function withdrawContract(db: Db, orderNumber: string, input: NewWithdrawal): Promise<string> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderNumber);
    if (!order) throw new OrderNotFound();
    const lines = await piecesLeft(tx, order.id);
    const country = await getCountry(tx, order.countryId);
    if (!returnTerms(order, { lines, country }).canWithdraw) throw new WithdrawalClosed();
    const declared = declaredPieces(input, lines);
    const payOut = payOutOf(order, country.code, input);
    const parts = withdrawnParts(declared, { lines, parcels: await shipmentsOf(tx, order.id) });
    const returnNumber = await write(tx, { order, lines, declared, parts, payOut });
    // It gives the money back and ends with a credit note: nothing comes after it.
    if (parts.unpacked.length > 0) {
      await cancelLines(tx, { orderNumber, pieces: parts.unpacked, actor: 'shopper', reason: `withdrawal ${returnNumber}` });
    }
    return returnNumber;
  });
}

function declaredPieces({ items }: NewWithdrawal, lines: readonly LineLeft[]): LinePieces[] {
  if (!items) return lines.flatMap(({ line, left }) => (left > 0 ? [{ orderLineId: line.id, quantity: left }] : []));
  const declared = items.map(({ lineId, quantity }) => ({ orderLineId: lineId, quantity }));
  const isThere = ({ orderLineId, quantity }: LinePieces) => lines.some(({ line, left }) => line.id === orderLineId && left >= quantity);
  const isOnce = new Set(declared.map(({ orderLineId }) => orderLineId)).size === declared.length;
  if (declared.length === 0 || !isOnce || !declared.every(isThere)) throw new InvalidInput([{ field: 'items', code: 'items' }]);
  return declared;
}

function payOutOf(order: PlacedOrderRow, countryCode: string, { payOut }: NewWithdrawal): Record<string, string> | null {
  const isTold = Object.values(payOut ?? {}).some((value) => value.trim() !== '');
  if (order.paymentMethod !== 'cod' || !payOut || !isTold) return null;
  const read = readPayOut(payOutKindOf(countryCode), payOut);
  if (read.issues.length > 0) throw new InvalidInput(read.issues);
  return read.payOut;
}

interface Declaration {
  order: PlacedOrderRow;
  lines: readonly LineLeft[];
  declared: LinePieces[];
  parts: WithdrawnParts;
  payOut: Record<string, string> | null;
}

async function write(tx: Tx, { order, lines, declared, parts, payOut }: Declaration): Promise<string> {
  const returnNumber = newReturnNumber();
  const comesBack = parts.arrived.length + parts.underWay.length > 0;
  const charges = (await linesOfOrder(tx, order.id)).filter(({ kind }) => kind !== 'goods');
  const delivery = deliveryOfWithdrawal({ order, lines, charges, declared, terms: await deliveryTerms(tx, order.countryId) });
  // Where nothing has to come back, the cancellation gives back everything.
  const request = { payOut: comesBack ? payOut : null, deliveryRefund: comesBack ? delivery : 0, createdAt: now() };
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
  const skuOf = (lineId: number) => lines.find(({ line }) => line.id === lineId)?.line.sku ?? String(lineId);
  const reason = declared.map(({ orderLineId, quantity }) => `${quantity} × ${skuOf(orderLineId)}`).join(', ');
  const declaration = [{ itemId: null, from: null, to: 'declared' }];
  await recordReturnEvents(tx, { requestId, events: declaration, actor: 'shopper', reason, news: 'withdrawal', declared });
  return returnNumber;
}
