import { asc, desc, eq, inArray } from 'drizzle-orm';
import { encode } from 'uqr';
import { findNextState } from '#kit/transitions';
import { money, toMajor } from '#kit/money';
import { toLocalDay, getCountry } from '#modules/countries';
import { listPiecesLeft } from '#modules/fulfilment';
import {
  listWaitingConfirmations,
  makeOrderLink,
  maskEmail,
  maskName,
  type OrderLineRow,
  type PlacedOrderRow,
  type ProvenOrder,
} from '#modules/orders';
import { isPaidOnDelivery } from '#modules/payments';
import type { Db } from '#platform/database';
import type { ReturnOverview, ReturnItem, ReturnRequest } from '../contract.ts';
import { readPieces } from '../describe-pieces.ts';
import { getPayOutKind } from '../decide/pay-out.ts';
import { listReturnOptions } from './list-return-options.ts';
import { isOpen, returnItemTransitions, type ReturnItemMove, type ReturnItemStatus } from '../return-transitions.ts';
import { getReturnTerms } from './get-return-terms.ts';
import { returnEvents, returnItems, returnRequests } from '../tables.ts';

type RequestRow = typeof returnRequests.$inferSelect;
type ItemRow = typeof returnItems.$inferSelect;

/**
 * Returns the returnable pieces of an order, and its existing returns, in the buyer's language.
 * @param proof the access that the caller has proved; default: they own the order
 */
export async function getReturnOverview(
  db: Db,
  order: PlacedOrderRow,
  languageId: number,
  proof: Omit<ProvenOrder, 'order'> = { isOwner: true, isEmailKnown: true },
): Promise<ReturnOverview> {
  const country = await getCountry(db, order.countryId);
  const pieces = await listPiecesLeft(db, order);
  const requests = await listRequests(db, order.id);
  const items = requests.length > 0 ? await listItems(db, requests) : [];
  const refusals = await readRefusalReasons(db, requests);
  const { returnable, sizes } = await listReturnOptions(db, { pieces, country, currency: order.currency, languageId });
  const terms = getReturnTerms(order, { pieces, country });
  const findPieces = await readPieces(db, { orderId: order.id, languageId });
  const toItem = (item: ItemRow) => toReturnItem(item, { line: findPieces(item), order, sizes, refusals });
  const waiting = await listWaitingConfirmations(db, order.id);
  const overview: ReturnOverview = {
    orderNumber: order.orderNumber,
    invoiceNumber: order.invoiceNumber,
    placedOn: toLocalDay(country.timeZone, order.placedAt),
    firstName: order.shippingAddress.firstName,
    lastName: order.shippingAddress.lastName,
    email: order.email,
    currency: order.currency,
    lines: returnable,
    requests: requests.map((request) =>
      toReturnRequest(request, {
        items: items.filter(({ requestId }) => requestId === request.id).map(toItem),
        timeZone: country.timeZone,
        isCash: isPaidOnDelivery(order.paymentMethod),
      }),
    ),
    ...terms,
    payOut: isPaidOnDelivery(order.paymentMethod) ? getPayOutKind(country.code) : null,
    waiting: waiting.flatMap(({ kind, askedAt }) => (kind === 'review' ? [] : [{ kind, askedOn: toLocalDay(country.timeZone, askedAt) }])),
    link: makeOrderLink(order),
    seller: { name: country.seller?.name ?? country.shopName, address: [...(country.seller?.address ?? [])] },
  };
  return proof.isOwner ? overview : maskOverview(overview, proof);
}

/** Hides the personal data, and the actions of the owner, from a caller who knows only the numbers of the order. */
const maskOverview = (overview: ReturnOverview, { isEmailKnown }: Pick<ProvenOrder, 'isEmailKnown'>): ReturnOverview => ({
  ...overview,
  firstName: maskName(overview.firstName),
  lastName: maskName(overview.lastName),
  email: isEmailKnown ? overview.email : maskEmail(overview.email),
  requests: overview.requests.map((request) => ({ ...request, comments: '', canTakeBack: false, needsPayOut: false, hasNote: false, qr: [] })),
  payOut: null,
  link: null,
});

const listRequests = (db: Db, orderId: number): Promise<RequestRow[]> =>
  db.select().from(returnRequests).where(eq(returnRequests.orderId, orderId)).orderBy(desc(returnRequests.id));

const listItems = (db: Db, requests: readonly RequestRow[]): Promise<ItemRow[]> =>
  db
    .select()
    .from(returnItems)
    .where(
      inArray(
        returnItems.requestId,
        requests.map(({ id }) => id),
      ),
    )
    .orderBy(asc(returnItems.id));

/** Returns the reasons of rejected items, by item. */
async function readRefusalReasons(db: Db, requests: readonly RequestRow[]): Promise<Map<number, string>> {
  if (requests.length === 0) return new Map();
  const events = await db
    .select()
    .from(returnEvents)
    .where(
      inArray(
        returnEvents.requestId,
        requests.map(({ id }) => id),
      ),
    )
    .orderBy(asc(returnEvents.id));
  return new Map(events.flatMap(({ itemId, to, reason }) => (itemId !== null && to === 'REJECTED' ? [[itemId, reason] as const] : [])));
}

function toReturnRequest(
  { returnNumber, kind, createdAt, comments, payOut }: RequestRow,
  { items, timeZone, isCash }: { items: ReturnItem[]; timeZone: string; isCash: boolean },
): ReturnRequest {
  const may =
    (move: ReturnItemMove) =>
    ({ status }: ReturnItem) =>
      findNextState<ReturnItemStatus, ReturnItemMove>(returnItemTransitions, status as ReturnItemStatus, move) !== undefined;
  const hasNote = items.some(may('receive'));
  return {
    returnNumber,
    kind,
    requestedAt: createdAt.toISOString(),
    requestedOn: toLocalDay(timeZone, createdAt),
    comments,
    items,
    // A withdrawal has ended the contract and cannot be cancelled by a click.
    canTakeBack: kind === 'return' && items.some(may('withdraw')),
    needsPayOut: isCash && payOut === null && items.some(isRefundPossible),
    hasNote,
    qr: hasNote ? encode(returnNumber, { ecc: 'M' }).data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join('')) : [],
  };
}

/** Whether an item will or may be refunded: an exchange only after it failed. */
const isRefundPossible = ({ status, wish }: ReturnItem): boolean =>
  status === 'EXCHANGE_FAILED' || (wish === 'refund' && isOpen({ status: status as ReturnItemStatus }));

function toReturnItem(
  item: ItemRow,
  {
    line,
    order,
    sizes,
    refusals,
  }: { line: OrderLineRow | undefined; order: PlacedOrderRow; sizes: Map<number, string>; refusals: Map<number, string> },
): ReturnItem {
  const { name = '', brand = '', color = '', size = '', imageUrl = '' } = line ?? {};
  return {
    id: item.id,
    lineId: item.orderLineId,
    name,
    brand,
    color,
    size,
    imageUrl,
    quantity: item.quantity,
    reason: item.reason,
    status: item.status,
    wish: item.wish,
    exchangeSize: item.exchangeVariantId === null ? null : (sizes.get(item.exchangeVariantId) ?? ''),
    refund: item.refund === null ? null : toMajor(money(item.refund, order.currency)),
    refusal: refusals.get(item.id) ?? '',
  };
}
