import type { Db } from '#platform/database';
import { getShop } from '../get-country.ts';
import { getCountries, type PaymentMethod, type ShippingMethod } from '../snapshot.ts';

/** Returns the delivery methods of a country in display order; prices in minor units, VAT included. Omits pickup without a pickup point. */
export async function listDeliveryTerms(db: Db, countryId: number): Promise<ShippingMethod[]> {
  const snapshot = await getCountries(db);
  const { id } = getShop(snapshot, countryId);
  return snapshot.shippingMethods.filter(
    ({ countryId: of, isActive, code, pickupPoint }) => of === id && isActive && (code !== 'pickup' || pickupPoint !== null),
  );
}

/** Returns all delivery methods, including inactive ones, because parcels in transit still refer to them. */
export async function listDeliveryMethods(db: Db, countryId: number): Promise<ShippingMethod[]> {
  const snapshot = await getCountries(db);
  const { id } = getShop(snapshot, countryId);
  return snapshot.shippingMethods.filter((method) => method.countryId === id);
}

/** Returns the payment methods of a country in display order. Does not check whether a provider is configured. */
export async function listPaymentTerms(db: Db, countryId: number): Promise<PaymentMethod[]> {
  const snapshot = await getCountries(db);
  const { id } = getShop(snapshot, countryId);
  return snapshot.paymentMethods.filter((method) => method.countryId === id && method.isActive);
}
