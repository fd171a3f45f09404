import { asc, desc, eq, inArray } from 'drizzle-orm';
import { encode } from 'uqr';
import { moved } from '#kit/life';
import { money, toMajor } from '#kit/money';
import { dayIn, getCountry } from '#modules/countries';
import type { OrderLineRow, PlacedOrderRow } from '#modules/orders';
import type { Db } from '#platform/database';
import type { ReturnDesk, ReturnItem, ReturnRequest } from './contract.ts';
import { payOutKindOf } from './pay-out.ts';
import { piecesLeft } from './pieces-left.ts';
import { returnableLines } from './returnable-lines.ts';
import { returnItemLife, type ReturnItemMove, type ReturnItemStatus } from './return-life.ts';
import { returnTerms } from './return-terms.ts';
import { returnEvents, returnItems, returnRequests } from './tables.ts';

type RequestRow = typeof returnRequests.$inferSelect;
type ItemRow = typeof returnItems.$inferSelect;

/** All there is to know before sending something of an order back, and of what has been asked back: for its buyer, in his language. */
export async function returnDesk(db: Db, order: PlacedOrderRow, languageId: number): Promise<ReturnDesk> {
  const country = await getCountry(db, order.countryId);
  const lines = await piecesLeft(db, order.id);
  const requests = await requestsOf(db, order.id);
  const items = requests.length > 0 ? await itemsOf(db, requests) : [];
  const refusals = await refusalsOf(db, requests);
  const { returnable, sizes } = await returnableLines(db, { lines, currency: order.currency, languageId });
  const terms = returnTerms(order, { lines, country });
  const shown = (item: ItemRow) => shownItem(item, { line: lines.find(({ line }) => line.id === item.orderLineId)?.line, order, sizes, refusals });
  return {
    orderNumber: order.orderNumber,
    invoiceNumber: order.invoiceNumber,
    placedOn: dayIn(country.timeZone, order.placedAt),
    firstName: order.shippingAddress.firstName,
    lastName: order.shippingAddress.lastName,
    email: order.email,
    currency: order.currency,
    lines: returnable,
    requests: requests.map((request) =>
      shownRequest(request, { items: items.filter(({ requestId }) => requestId === request.id).map(shown), timeZone: country.timeZone }),
    ),
    ...terms,
    payOut: order.paymentMethod === 'cod' ? payOutKindOf(country.code) : null,
    seller: { name: country.seller?.name ?? country.shopName, address: [...(country.seller?.address ?? [])] },
  };
}

const requestsOf = (db: Db, orderId: number): Promise<RequestRow[]> =>
  db.select().from(returnRequests).where(eq(returnRequests.orderId, orderId)).orderBy(desc(returnRequests.id));

const itemsOf = (db: Db, requests: readonly RequestRow[]): Promise<ItemRow[]> =>
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

/** Why items were refused, by item. */
async function refusalsOf(db: Db, requests: readonly RequestRow[]): Promise<Map<number, string>> {
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

function shownRequest(
  { returnNumber, kind, createdAt, comments }: RequestRow,
  { items, timeZone }: { items: ReturnItem[]; timeZone: string },
): ReturnRequest {
  const may =
    (move: ReturnItemMove) =>
    ({ status }: ReturnItem) =>
      moved<ReturnItemStatus, ReturnItemMove>(returnItemLife, status as ReturnItemStatus, move) !== undefined;
  const hasNote = items.some(may('receive'));
  return {
    returnNumber,
    kind,
    requestedAt: createdAt.toISOString(),
    requestedOn: dayIn(timeZone, createdAt),
    comments,
    items,
    // A withdrawal has ended the contract: it is not taken back by a click.
    canTakeBack: kind === 'return' && items.some(may('withdraw')),
    hasNote,
    qr: hasNote ? encode(returnNumber, { ecc: 'M' }).data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join('')) : [],
  };
}

function shownItem(
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
