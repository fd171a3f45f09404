import { toLocalDay, getCountry } from '#modules/countries';
import { findConfirmation, listOrdersById, makeOrderLink, useConfirmation, type Confirmation, type PlacedOrderRow } from '#modules/orders';
import { isPaidOnDelivery } from '#modules/payments';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { newReturnSchema, newWithdrawalSchema, type NewWithdrawal, type PayOut, type ReturnConfirmation } from '../contract.ts';
import { readPieces } from '../describe-pieces.ts';
import { getPayOutKind } from '../decide/pay-out.ts';
import { isStatedIntact } from '../withdrawal/seal-statements.ts';
import { withdrawContract } from '../withdrawal/withdraw-contract.ts';
import { needsPayOut, requestReturn } from './request-return.ts';

const kinds = ['return', 'withdrawal'] as const;

/** Returns the request that the link of an email confirms. @throws OrderLinkExpired */
export async function readReturnConfirmation(db: Db, link: string): Promise<ReturnConfirmation> {
  const { confirmation, order } = await findConfirmation(db, link, kinds);
  const country = await getCountry(db, order.countryId);
  const { kind, askedAt, confirmedAt } = confirmation;
  const isCash = isPaidOnDelivery(order.paymentMethod);
  const isRequired = kind === 'return' && needsPayOut(order, newReturnSchema.parse(confirmation.content));
  return {
    kind: kind === 'return' ? 'return' : 'withdrawal',
    orderNumber: order.orderNumber,
    askedAt: askedAt.toISOString(),
    askedOn: toLocalDay(country.timeZone, askedAt),
    isConfirmed: confirmedAt !== null,
    pieces: await listConfirmedPieces(db, { confirmation, orderId: order.id }),
    payOut: isCash && (kind === 'withdrawal' || isRequired) ? getPayOutKind(country.code) : null,
    isPayOutRequired: isRequired,
    link: makeOrderLink(order),
  };
}

/** Returns the pieces that a request names, for its email and its page. */
export async function listConfirmedPieces(
  db: Db,
  { confirmation, orderId }: { confirmation: Pick<Confirmation, 'kind' | 'content'>; orderId: number },
): Promise<ReturnConfirmation['pieces']> {
  const { kind, content } = confirmation;
  const items = kind === 'return' ? newReturnSchema.parse(content).items : listWithdrawnItems(newWithdrawalSchema.parse(content));
  const [order] = await listOrdersById(db, [orderId]);
  const findPieces = await readPieces(db, { orderId, languageId: order?.languageId ?? 1 });
  return items.flatMap(({ lineId, shipmentItemId, quantity, isSealed }) => {
    const line = findPieces({ orderLineId: lineId, shipmentItemId });
    return line ? [{ name: line.name, color: line.color, size: line.size, quantity, isSealed: line.isHygiene && isSealed }] : [];
  });
}

const listWithdrawnItems = ({ items = [], sealed }: NewWithdrawal) =>
  items.map((item) => ({ ...item, isSealed: isStatedIntact({ orderLineId: item.lineId, ...item }, sealed) }));

/**
 * Carries out the return or withdrawal that the link of an email confirms, once.
 * @throws OrderLinkExpired, ConfirmationUsed
 * @throws InvalidInput by field: `payOut.iban` …; the link then stays valid
 * @throws ReturnClosed, WithdrawalClosed if it is not possible any more
 */
export async function confirmReturn(db: Db, { link, payOut }: { link: string; payOut?: PayOut | undefined }): Promise<PlacedOrderRow> {
  const { confirmation, order } = await findConfirmation(db, link, kinds);
  await inTransaction(db, (tx) => carryOutRequest(tx, { confirmation, order, payOut }));
  return order;
}

interface CarriedOut {
  confirmation: Confirmation;
  order: Pick<PlacedOrderRow, 'orderNumber'>;
  payOut?: PayOut | undefined;
}

/** Carries out a confirmed request. A withdrawal counts from the time of its declaration. */
async function carryOutRequest(tx: Tx, { confirmation, order, payOut }: CarriedOut): Promise<void> {
  const { id, kind, content, askedAt } = confirmation;
  await useConfirmation(tx, id);
  if (kind === 'return') await requestReturn(tx, order.orderNumber, { ...newReturnSchema.parse(content), payOut }, { declaredAt: askedAt });
  else await withdrawContract(tx, order.orderNumber, { ...newWithdrawalSchema.parse(content), payOut }, { acceptedAt: askedAt });
}
