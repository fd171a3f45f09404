import { asc, inArray } from 'drizzle-orm';
import { listCartVariants } from '#modules/catalog';
import { listDeliveryMethods, getCountry } from '#modules/countries';
import { listOrderLines, type PlacedOrderRow, type ReadOrder } from '#modules/orders';
import type { Db } from '#platform/database';
import type { Order, OrderLine, OrderShipment } from '#contracts/orders';
import { isPurchaseParcel } from './lock-order-with-parcels.ts';
import { countPiecesToPack } from '../order-progress.ts';
import { getReturnTerms, selectPiecesLeft } from '../pieces-left.ts';
import { listShipments, type Shipment } from './list-shipments.ts';
import { shipmentEvents } from '../tables.ts';

/** Adds parcels to an order as its buyer sees it, and the actions that the buyer can still take on the pieces. */
export async function addParcels(db: Db, { row, order }: ReadOrder): Promise<Order> {
  const parcels = await listShipments(db, row.id);
  const goods = (await listOrderLines(db, row.id)).filter(({ kind }) => kind === 'goods');
  const bought = isPurchaseParcel({ parcels });
  const isUnderWay = ['CONFIRMED', 'PACKED', 'SHIPPED'].includes(row.status);
  const unpacked = isUnderWay ? countPiecesToPack(goods, bought) : [];
  const left = selectPiecesLeft(row, { goods, parcels });
  const terms = getReturnTerms(row, { pieces: left, country: await getCountry(db, row.countryId) });
  const countReturnable = (lineId: number) => left.reduce((sum, { line, arrived }) => sum + (line.id === lineId ? arrived : 0), 0);
  return {
    ...order,
    lines: order.lines.map((line) => ({
      ...line,
      unpacked: countLinePieces(unpacked, line.lineId),
      returnable: countReturnable(line.lineId),
    })),
    shipments: await buildParcels(db, row, { parcels, lines: order.lines }),
    returnUntil: terms.isReturnOpen ? terms.returnUntil : null,
    canReturn: terms.canReturn,
    canWithdraw: terms.canWithdraw,
  };
}

const countLinePieces = (pieces: readonly { orderLineId: number; quantity: number }[], lineId: number): number =>
  pieces.find(({ orderLineId }) => orderLineId === lineId)?.quantity ?? 0;

async function buildParcels(
  db: Db,
  row: PlacedOrderRow,
  { parcels, lines }: { parcels: readonly Shipment[]; lines: readonly OrderLine[] },
): Promise<OrderShipment[]> {
  if (parcels.length === 0) return [];
  const ids = parcels.map(({ id }) => id);
  const events = await db.select().from(shipmentEvents).where(inArray(shipmentEvents.shipmentId, ids)).orderBy(asc(shipmentEvents.id));
  const otherSizes = await findExchangeSizes(db, row, parcels);
  const buildTrackingUrl = await findTrackingUrls(db, row);
  return parcels.flatMap(({ status, ...parcel }) => {
    // An unpacked parcel is not sent, so the buyer does not see it.
    if (status === 'UNPACKED') return [];
    return {
      number: parcel.number,
      status,
      carrier: parcel.carrier,
      trackingNumber: parcel.trackingNumber,
      trackingUrl: buildTrackingUrl(parcel),
      isExchange: parcel.returnNumber !== null,
      items: parcel.items.flatMap(({ orderLineId, variantId, quantity }) => {
        const line = lines.find(({ lineId }) => lineId === orderLineId);
        if (!line) return [];
        const { lineId, name, color, size, imageUrl } = line;
        return [{ lineId, name, color, size: (parcel.returnNumber && otherSizes.get(variantId)) || size, imageUrl, quantity }];
      }),
      timeline: events.filter(({ shipmentId }) => shipmentId === parcel.id).map(({ to, at }) => ({ to, at: at.toISOString() })),
    };
  });
}

/** Returns the sizes sent in exchange, by variant, in the order's language. */
async function findExchangeSizes(db: Db, { languageId }: PlacedOrderRow, parcels: readonly Shipment[]): Promise<Map<number, string>> {
  const variantIds = parcels.flatMap(({ returnNumber, items }) => (returnNumber ? items.map(({ variantId }) => variantId) : []));
  if (variantIds.length === 0) return new Map();
  const variants = await listCartVariants(db, { variantIds, languageId });
  return new Map(variants.map(({ variantId, size }) => [variantId, size.name]));
}

/** Returns the tracking URL of a parcel by the country's carriers; null for any other carrier. */
async function findTrackingUrls(
  db: Db,
  { countryId, shippingMethod }: PlacedOrderRow,
): Promise<(parcel: Pick<Shipment, 'carrier' | 'trackingNumber'>) => string | null> {
  const methods = await listDeliveryMethods(db, countryId);
  const usual = methods.filter(({ code }) => code === shippingMethod);
  return ({ carrier, trackingNumber }) => {
    const found = [...usual, ...methods].find((method) => method.carrier === carrier && method.trackingUrl);
    return found?.trackingUrl && trackingNumber ? found.trackingUrl.replace('{number}', encodeURIComponent(trackingNumber)) : null;
  };
}
