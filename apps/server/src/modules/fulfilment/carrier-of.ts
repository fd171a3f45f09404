import { deliveryMethodsOf } from '#modules/countries';
import type { PlacedOrderRow } from '#modules/orders';
import type { Db } from '#platform/database';

/** Who carries an order's parcels by its country's terms; the way of delivery itself where there is none any more. */
export async function carrierOf(db: Db, { countryId, shippingMethod }: Pick<PlacedOrderRow, 'countryId' | 'shippingMethod'>): Promise<string> {
  const methods = await deliveryMethodsOf(db, countryId);
  return methods.find(({ code }) => code === shippingMethod)?.carrier ?? shippingMethod;
}
