import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import { getCountry } from '#modules/countries';
import { cancelLines, isLeftToWithdraw, listPiecesLeft, listShipments, unpackShipment, type PiecesLeft, type Shipment } from '#modules/fulfilment';
import { countExpectedBack, lockOrder, OrderNotFound, type PlacedOrderRow } from '#modules/orders';
import { isPaidOnDelivery } from '#modules/payments';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import type { NewWithdrawal } from '../contract.ts';
import { WithdrawalClosed } from '../errors.ts';
import { getPayOutKind, readPayOut } from '../decide/pay-out.ts';
import { countPiecesBack } from '../count-pieces-back.ts';
import { readPieces } from '../describe-pieces.ts';
import { recordReturnEvents, type DeclaredPieces } from '../return-events.ts';
import { createReturnNumber } from '../request/request-return.ts';
import { getReturnTerms } from '../request/get-return-terms.ts';
import { returnItems, returnRequests } from '../tables.ts';
import { readDeliveryRefund } from '../amounts/read-delivery-refund.ts';
import { assertSealsIntact, findSealStatement } from './seal-statements.ts';
import { countUnpacked, getOrigin, isOrigin, isSameOrigin, splitWithdrawal, type WithdrawnParts } from '../amounts/split-withdrawal.ts';

/**
 * Records a consumer's withdrawal, which needs no approval and no reason (Directive 2011/83/EU, Art. 9 and 11a). Pieces that are not
 * shipped are cancelled at once, and their packed parcels are opened. Delivered pieces may be sent back at once, pieces in delivery after they
 * have arrived. The customer gets an email with the declaration and its time. Missing pay-out details do not prevent a withdrawal.
 * @param acceptedAt when the shop accepted the declaration, if the customer confirmed it later: it counts from then on. Its statements about
 * seals were checked at that time.
 * @returns the return number
 * @throws WithdrawalClosed after the period, or if nothing is left
 * @throws InvalidInput by field: `items`, `items.{key}.sealed`, `payOut.iban` …
 */
export async function withdrawContract(
  db: Db,
  orderNumber: string,
  input: NewWithdrawal,
  { acceptedAt }: { acceptedAt?: Date } = {},
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const declaredAt = acceptedAt ?? now();
    const { order, pieces, declared, countryCode } = await checkDeclaration(tx, orderNumber, input, declaredAt);
    if (!acceptedAt) await checkSeals(tx, { order, pieces, declared, sealed: input.sealed });
    const payOut = readWithdrawalPayOut(order, countryCode, input);
    await unpackDeclared(tx, declared, { pieces, parcels: await listShipments(tx, order.id) });
    const parts = splitWithdrawal(declared, { pieces, parcels: await listShipments(tx, order.id) });
    const returnNumber = await write(tx, { order, pieces, declared, parts, sealed: input.sealed, payOut, declaredAt });
    // This refunds and issues a credit note, so it is the last statement.
    if (parts.unpacked.length > 0) {
      await cancelLines(tx, { orderNumber, pieces: parts.unpacked, actor: 'shopper', reason: `withdrawal ${returnNumber}` });
    }
    return returnNumber;
  });
}

/** Checks a declaration without its pay-out details. @returns the declared pieces @throws InvalidInput, WithdrawalClosed */
export async function assertWithdrawalPossible(db: Db, orderNumber: string, input: NewWithdrawal): Promise<DeclaredPieces[]> {
  return inTransaction(db, async (tx) => {
    const { order, pieces, declared } = await checkDeclaration(tx, orderNumber, input, now());
    await checkSeals(tx, { order, pieces, declared, sealed: input.sealed });
    return declared;
  });
}

interface CheckedPieces extends Pick<NewWithdrawal, 'sealed'> {
  order: PlacedOrderRow;
  pieces: readonly PiecesLeft[];
  declared: readonly DeclaredPieces[];
}

/** Checks the statements about the seals of the delivered pieces. @throws InvalidInput */
async function checkSeals(tx: Tx, { order, pieces, declared, sealed }: CheckedPieces): Promise<void> {
  // Packed pieces need no statement: the withdrawal opens their parcels.
  const parcels = (await listShipments(tx, order.id)).filter(({ status }) => status !== 'PACKED');
  const { arrived } = splitWithdrawal(declared, { pieces, parcels });
  assertSealsIntact(arrived, { sealed, pieces });
}

/** Locks the order and checks the declared pieces. */
async function checkDeclaration(tx: Tx, orderNumber: string, input: NewWithdrawal, at: Date) {
  const order = await lockOrder(tx, orderNumber);
  if (!order) throw new OrderNotFound();
  const pieces = await listPiecesLeft(tx, order);
  const country = await getCountry(tx, order.countryId);
  if (!getReturnTerms(order, { pieces, country, at }).canWithdraw) throw new WithdrawalClosed();
  const open = pieces.filter((part) => isLeftToWithdraw(part, country, at));
  return { order, pieces, declared: listDeclaredPieces(input, open), countryCode: country.code };
}

/** @param open the pieces that can be withdrawn */
function listDeclaredPieces({ items }: NewWithdrawal, open: readonly PiecesLeft[]): DeclaredPieces[] {
  if (!items) return open.map((part) => ({ ...getOrigin(part), quantity: part.left }));
  const declared = items.map(({ lineId, ...item }) => ({ orderLineId: lineId, ...item }));
  const isLeft = (one: DeclaredPieces) => open.some((part) => isOrigin(part, one) && part.left >= one.quantity);
  const isOnce = declared.every((one, index) => declared.findIndex((other) => isSameOrigin(one, other)) === index);
  if (declared.length === 0 || !isOnce || !declared.every(isLeft)) throw new InvalidInput([{ field: 'items', code: 'items' }]);
  return declared;
}

function readWithdrawalPayOut(order: PlacedOrderRow, countryCode: string, { payOut }: NewWithdrawal): Record<string, string> | null {
  const isPayOutGiven = Object.values(payOut ?? {}).some((value) => value.trim() !== '');
  if (!isPaidOnDelivery(order.paymentMethod) || !payOut || !isPayOutGiven) return null;
  const read = readPayOut(getPayOutKind(countryCode), payOut);
  if (read.issues.length > 0) throw new InvalidInput(read.issues);
  return read.payOut;
}

/** Opens the packed parcels that contain declared pieces, so that they are not shipped. */
async function unpackDeclared(
  tx: Tx,
  declared: readonly DeclaredPieces[],
  { pieces, parcels }: { pieces: readonly PiecesLeft[]; parcels: readonly Shipment[] },
): Promise<void> {
  const packed = new Set<string>();
  for (const { orderLineId, shipmentItemId, quantity } of declared) {
    const line = pieces.find(({ line: { id } }) => id === orderLineId)?.line;
    if (!line || shipmentItemId !== undefined) continue;
    let left = quantity - countUnpacked(line, parcels);
    for (const { number, status, returnNumber, items } of parcels) {
      const count = items.reduce((sum, item) => sum + (item.orderLineId === orderLineId ? item.quantity : 0), 0);
      if (left <= 0 || count === 0 || status !== 'PACKED' || returnNumber !== null) continue;
      packed.add(number);
      left -= count;
    }
  }
  for (const number of packed) await unpackShipment(tx, { number, actor: 'shopper', reason: 'the customer withdrew from the contract' });
}

interface Declaration extends Pick<NewWithdrawal, 'sealed'> {
  order: PlacedOrderRow;
  pieces: readonly PiecesLeft[];
  declared: DeclaredPieces[];
  parts: WithdrawnParts;
  payOut: Record<string, string> | null;
  declaredAt: Date;
}

async function write(tx: Tx, { order, pieces, declared, parts, sealed, payOut, declaredAt }: Declaration): Promise<string> {
  const returnNumber = createReturnNumber();
  const comesBack = parts.arrived.length + parts.underWay.length > 0;
  const delivery = await readDeliveryRefund(tx, order, { pieces, declared });
  // If no pieces have to be sent back, the cancellation refunds everything.
  const request = { payOut: comesBack ? payOut : null, deliveryRefund: comesBack ? delivery : 0, createdAt: declaredAt };
  const [written] = await tx
    .insert(returnRequests)
    .values({ returnNumber, orderId: order.id, kind: 'withdrawal', ...request })
    .returning({ id: returnRequests.id });
  if (!written) throw new Error('the withdrawal was not saved');
  const requestId = written.id;
  const item = { requestId, wish: 'refund' as const };
  const newItems = [
    ...parts.arrived.map((declaredPart) => ({
      ...declaredPart,
      ...item,
      status: 'APPROVED' as const,
      isSealed: findSealStatement(declaredPart, { sealed, pieces }),
    })),
    ...parts.underWay.map((declaredPart) => ({ ...declaredPart, ...item, status: 'Requested For Return' as const })),
  ];
  const items = newItems.length > 0 ? await tx.insert(returnItems).values(newItems).returning() : [];
  await countPiecesBack(
    tx,
    items.filter(({ status }) => status === 'APPROVED'),
  );
  await countExpectedBack(tx, parts.underWay);
  const events = items.flatMap(({ id, status }) => [
    { itemId: id, from: null, to: 'Requested For Return' },
    ...(status === 'APPROVED' ? [{ itemId: id, from: 'Requested For Return', to: status }] : []),
  ]);
  await recordReturnEvents(tx, { requestId, events, actor: 'shopper', reason: 'a withdrawal needs no consent' });
  const findPieces = await readPieces(tx, { orderId: order.id, languageId: order.languageId });
  const reason = declared.map((declaredPart) => `${declaredPart.quantity} × ${findPieces(declaredPart)?.sku ?? declaredPart.orderLineId}`).join(', ');
  const declaration = [{ itemId: null, from: null, to: 'declared' }];
  await recordReturnEvents(tx, { requestId, events: declaration, actor: 'shopper', reason, news: 'withdrawal', declared, at: declaredAt });
  return returnNumber;
}
