import { asc, inArray } from 'drizzle-orm';
import { now } from '#kit/clock';
import { variantsForCart } from '#modules/catalog';
import { dayIn, deliveryMethodsOf, getCountry } from '#modules/countries';
import { linesOfOrder, type PlacedOrderRow, type ReadOrder } from '#modules/orders';
import type { Db } from '#platform/database';
import type { Order, OrderLine, OrderShipment } from '../orders/contract.ts';
import { boughtParcels } from './lock-order-in-hand.ts';
import { piecesToPack, returnablePieces } from './order-progress.ts';
import { returnUntil, withdrawUntil } from './return-windows.ts';
import { shipmentsOf, type Shipment } from './shipments-of.ts';
import { shipmentEvents } from './tables.ts';

/** An order as its buyer sees it, with its parcels and with what can still be done with what is in them. */
export async function withParcels(db: Db, { row, order }: ReadOrder): Promise<Order> {
  const parcels = await shipmentsOf(db, row.id);
  const goods = (await linesOfOrder(db, row.id)).filter(({ kind }) => kind === 'goods');
  const bought = boughtParcels({ parcels });
  const isUnderWay = ['CONFIRMED', 'PACKED', 'SHIPPED'].includes(row.status);
  const unpacked = isUnderWay ? piecesToPack(goods, bought) : [];
  const returnable = returnablePieces(goods, bought);
  const { timeZone, restDays } = await getCountry(db, row.countryId);
  const today = dayIn(timeZone, now());
  const arrivedOn = row.deliveredAt && dayIn(timeZone, row.deliveredAt);
  const lastToReturn = arrivedOn && returnUntil(arrivedOn);
  const isLeft = goods.some(({ quantity, cancelled, returned }) => quantity > cancelled + returned);
  return {
    ...order,
    lines: order.lines.map((line) => ({ ...line, unpacked: countOf(unpacked, line.lineId), returnable: countOf(returnable, line.lineId) })),
    shipments: await shownParcels(db, row, { parcels, lines: order.lines }),
    returnUntil: lastToReturn && today <= lastToReturn ? lastToReturn : null,
    canReturn: row.status !== 'CANCELLED' && returnable.length > 0 && (lastToReturn === null || today <= lastToReturn),
    // What waits to be paid is given up by not paying it.
    canWithdraw: !['PENDING', 'CANCELLED'].includes(row.status) && isLeft && (arrivedOn === null || today <= withdrawUntil(arrivedOn, restDays)),
  };
}

const countOf = (pieces: readonly { orderLineId: number; quantity: number }[], lineId: number): number =>
  pieces.find(({ orderLineId }) => orderLineId === lineId)?.quantity ?? 0;

async function shownParcels(
  db: Db,
  row: PlacedOrderRow,
  { parcels, lines }: { parcels: readonly Shipment[]; lines: readonly OrderLine[] },
): Promise<OrderShipment[]> {
  if (parcels.length === 0) return [];
  const ids = parcels.map(({ id }) => id);
  const events = await db.select().from(shipmentEvents).where(inArray(shipmentEvents.shipmentId, ids)).orderBy(asc(shipmentEvents.id));
  const otherSizes = await sizesOfExchanges(db, row, parcels);
  const urlOf = await trackingUrls(db, row);
  return parcels.map((parcel) => ({
    number: parcel.number,
    status: parcel.status,
    carrier: parcel.carrier,
    trackingNumber: parcel.trackingNumber,
    trackingUrl: urlOf(parcel),
    isExchange: parcel.returnNumber !== null,
    items: parcel.items.flatMap(({ orderLineId, variantId, quantity }) => {
      const line = lines.find(({ lineId }) => lineId === orderLineId);
      if (!line) return [];
      const { lineId, name, color, size, imageUrl } = line;
      return [{ lineId, name, color, size: (parcel.returnNumber && otherSizes.get(variantId)) || size, imageUrl, quantity }];
    }),
    timeline: events.filter(({ shipmentId }) => shipmentId === parcel.id).map(({ to, at }) => ({ to, at: at.toISOString() })),
  }));
}

/** The sizes that came for others, by variant, in the order's language. */
async function sizesOfExchanges(db: Db, { languageId }: PlacedOrderRow, parcels: readonly Shipment[]): Promise<Map<number, string>> {
  const variantIds = parcels.flatMap(({ returnNumber, items }) => (returnNumber ? items.map(({ variantId }) => variantId) : []));
  if (variantIds.length === 0) return new Map();
  const variants = await variantsForCart(db, { variantIds, languageId });
  return new Map(variants.map(({ variantId, size }) => [variantId, size.name]));
}

/** The page of the carrier that the country's terms name; of another, who carried it for once, none is known. */
async function trackingUrls(db: Db, { countryId, shippingMethod }: PlacedOrderRow): Promise<(parcel: Shipment) => string | null> {
  const methods = await deliveryMethodsOf(db, countryId);
  const usual = methods.filter(({ code }) => code === shippingMethod);
  return ({ carrier, trackingNumber }) => {
    const found = [...usual, ...methods].find((method) => method.carrier === carrier && method.trackingUrl);
    return found?.trackingUrl && trackingNumber ? found.trackingUrl.replace('{number}', encodeURIComponent(trackingNumber)) : null;
  };
}
