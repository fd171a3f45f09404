import { money, toMajor } from '#kit/money';
import { readVariantCodes } from '#modules/catalog';
import { buildShopUrl, getCountry } from '#modules/countries';
import { computeCashDue, getRefundableAmount, isWaitingForConfirmation, addParcels } from '#modules/fulfilment';
import { findVatIdCheck, getCreditableLines, getDocumentName, listDocuments, writeInvoice } from '#modules/invoicing';
import { listOrderMails } from '#modules/notifications';
import { canCancel, listOrderLines, listOrderNotes, listOrderTags, readOrders, type OrderLineRow, type PlacedOrderRow } from '#modules/orders';
import { listDisputes, listDoubtfulPayments, listPayments, listRefunds, type Payment, type Refund } from '#modules/payments';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { OrderRecord } from './contract.ts';
import { toDisputeRecord } from './dispute-record.ts';
import { getOrderCredit } from './get-order-credit.ts';
import { getOrderRevision } from './order-revision.ts';
import { buildTimeline } from './timeline.ts';

const toVoucherRecord = (voucher: Payment['voucher']) => voucher && { entity: voucher.entity, reference: voucher.reference, payBy: voucher.payBy };

/** Returns an order with everything that staff need. */
export async function buildOrderRecord(db: Db, config: Config, row: PlacedOrderRow): Promise<OrderRecord> {
  const [read] = await readOrders(db, [row]);
  if (!read) throw new Error(`${row.orderNumber} could not be read`);
  const major = (amount: number) => toMajor(money(amount, row.currency));
  await writeInvoice(db, row.id);
  const documents = await listDocuments(db, row.id);
  const order = {
    ...(await addParcels(db, read)),
    documents: documents.map(({ vat: _, kind, total, ...more }) => ({ ...more, kind, name: getDocumentName(kind, 'en'), total: major(total) })),
  };
  const country = await getCountry(db, row.countryId);
  const refunds = await listRefunds(db, row.orderNumber);
  const moneyRecords = await readMoneyRecords(db, row, refunds);
  const notes = await listOrderNotes(db, row.id);
  const mails = await listOrderMails(db, row.id);
  const { left } = await getCreditableLines(db, row.id);
  const lines = await listOrderLines(db, row.id);
  const leftToRefund = await getRefundableAmount(db, row);
  const vatIdCheck = await findVatIdCheck(db, row.id);
  const isCashDue = row.status === 'DELIVERED' && row.paymentStatus === 'UNPAID';
  const isPaidLater = moneyRecords.payments.some(({ status, voucher }) => status === 'processing' && voucher !== null);
  const isUnpacked = order.lines.some(({ unpacked }) => unpacked > 0);
  return {
    id: row.orderNumber,
    revision: await getOrderRevision(db, row),
    order,
    countryCode: country.code,
    customerId: row.customerId,
    takenBy: row.takenBy,
    vatId: vatIdCheck && { number: row.billingAddress.vatNumber, ...vatIdCheck, isExempt: row.isIntraCommunity },
    comment: row.comment,
    trackUrl: `${await buildShopUrl(db, config, row)}/Track/Order`,
    ...moneyRecords,
    refundable: left.flatMap(({ orderLineId, quantity, amount }) => {
      const line = lines.find(({ id }) => id === orderLineId);
      return line ? [{ lineId: line.id, name: formatLineName(line), pieces: quantity, amount: major(amount) }] : [];
    }),
    leftToRefund: major(leftToRefund),
    cashDue: isCashDue ? major(await computeCashDue(db, row)) : null,
    credit: await getOrderCredit(db, row.id),
    timeline: await buildTimeline(db, row, { refunds, notes, mails }),
    notes: notes.map(({ id, text, author, at }) => ({ id, text, author, at: at.toISOString() })),
    tags: (await listOrderTags(db, [row.id])).get(row.id) ?? [],
    mails: mails.map(({ kind, recipient, sentAt }) => ({ kind, to: recipient, at: sentAt?.toISOString() ?? null })),
    labels: await listLabels(db, lines),
    can: listPermittedActions(row, { isUnpacked, isRefundable: leftToRefund > 0 && left.length > 0, isCashDue, isPaidLater }),
  };
}

async function listLabels(db: Db, lines: readonly OrderLineRow[]): Promise<OrderRecord['labels']> {
  const codes = await readVariantCodes(
    db,
    lines.flatMap(({ variantId }) => variantId ?? []),
  );
  return lines.flatMap(({ id, variantId }) => {
    const found = variantId === null ? undefined : codes.get(variantId);
    return found ? [{ lineId: id, ...found }] : [];
  });
}

async function readMoneyRecords(
  db: Db,
  { orderNumber, currency }: PlacedOrderRow,
  refunds: readonly Refund[],
): Promise<Pick<OrderRecord, 'payments' | 'doubts' | 'disputes' | 'refunds'>> {
  const payments = await listPayments(db, orderNumber);
  const doubts = await listDoubtfulPayments(db, { reference: orderNumber });
  return {
    payments: payments.map(({ createdAt, ...payment }) => ({
      id: payment.id,
      provider: payment.provider,
      method: payment.request.method ?? null,
      status: payment.status,
      voucher: toVoucherRecord(payment.voucher),
      outcome: payment.outcome,
      amount: toMajor(money(payment.amount, currency)),
      currency: payment.currency,
      at: createdAt.toISOString(),
    })),
    doubts: doubts.map(({ id, why, asked, came }) => ({
      id,
      why,
      asked: toMajor(money(asked, currency)),
      came: toMajor(money(came.amount, came.currency)),
      currency: came.currency,
    })),
    disputes: (await listDisputes(db, { reference: orderNumber })).map(toDisputeRecord),
    refunds: refunds.map(toRefundRecord),
  };
}

interface ActionFacts {
  isUnpacked: boolean;
  isRefundable: boolean;
  isCashDue: boolean;
  isPaidLater: boolean;
}

function listPermittedActions(row: PlacedOrderRow, { isUnpacked, isRefundable, isCashDue, isPaidLater }: ActionFacts): OrderRecord['can'] {
  const isWaiting = isWaitingForConfirmation(row);
  return {
    confirm: isWaiting,
    pack: isUnpacked,
    cancel: canCancel(row, { isPaidLater }),
    cancelLines: isUnpacked,
    refund: isRefundable,
    remit: isCashDue,
    resendMail: row.email !== '' && row.status !== 'CANCELLED' && (row.status !== 'PENDING' || isWaiting),
  };
}

function toRefundRecord({
  id,
  cause,
  status,
  amount,
  currency,
  paymentId,
  payOut,
  endedBy,
  createdAt,
  endedAt,
}: Refund): OrderRecord['refunds'][number] {
  return {
    id,
    cause,
    status,
    amount: toMajor(money(amount, currency)),
    isForHands: status === 'refused' || (status === 'due' && paymentId === null),
    payOut: formatPayOut(payOut),
    by: endedBy ?? '',
    at: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

/** `holder: Ana Novak, iban: SI56…` */
export const formatPayOut = (payOut: Refund['payOut']): string =>
  Object.entries(payOut ?? {})
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');

const formatLineName = ({ kind, name, color, size }: OrderLineRow): string =>
  kind === 'goods' ? [name, color, size].filter(Boolean).join(', ') : kind === 'delivery' ? 'Delivery' : 'Cash on delivery fee';
