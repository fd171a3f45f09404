import { listDeliveryMethods } from '#modules/countries';
import type { PlacedOrderRow } from '#modules/orders';
import type { Db } from '#platform/database';

/** Returns the carrier of an order by its country's terms, or the delivery method's code if the method no longer exists. */
export async function findCarrier(db: Db, { countryId, shippingMethod }: Pick<PlacedOrderRow, 'countryId' | 'shippingMethod'>): Promise<string> {
  const methods = await listDeliveryMethods(db, countryId);
  return methods.find(({ code }) => code === shippingMethod)?.carrier ?? shippingMethod;
}
