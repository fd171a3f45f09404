import { asc, eq } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { getCountry } from '#modules/countries';
import { findOrder } from '#modules/orders';
import type { Db } from '#platform/database';
import { deliverShipment } from './shipments/deliver-shipment.ts';
import { shipments } from './tables.ts';

/**
 * Marks parcels as delivered after the number of days of their country without an update. Parcels at the shop's own pickup point are
 * excluded, because staff hand them over.
 * @returns the number of parcels
 */
export async function countAsDelivered(db: Db, signal?: AbortSignal): Promise<number> {
  let count = 0;
  for (const { number, orderNumber, shippedAt } of await listParcelsInTransit(db)) {
    if (signal?.aborted) break;
    const order = await findOrder(db, orderNumber);
    if (!order || !shippedAt || order.shippingMethod === 'pickup') continue;
    const { deliveredAfterDays } = await getCountry(db, order.countryId);
    if (now().getTime() - shippedAt.getTime() < days(deliveredAfterDays)) continue;
    await deliverShipment(db, { number, actor: 'shop', reason: `no carrier event for ${deliveredAfterDays} days` });
    count += 1;
  }
  return count;
}

async function listParcelsInTransit(db: Db): Promise<{ number: string; orderNumber: string; shippedAt: Date | null }[]> {
  const rows = await db
    .select({ number: shipments.number, shippedAt: shipments.shippedAt })
    .from(shipments)
    .where(eq(shipments.status, 'SHIPPED'))
    .orderBy(asc(shipments.shippedAt));
  // A parcel number begins with its order number.
  return rows.map((row) => ({ ...row, orderNumber: row.number.replace(/-\d+$/, '') }));
}
