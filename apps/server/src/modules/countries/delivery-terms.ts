import type { Db } from '#platform/database';
import { shopOf } from './get-country.ts';
import { countriesOf, type PaymentMethod, type ShippingMethod } from './snapshot.ts';

/** The ways in which a country's parcels travel, in the order shown; prices in minor units, VAT included. Nothing is picked up where there is no place for it. */
export async function deliveryTerms(db: Db, countryId: number): Promise<ShippingMethod[]> {
  const snapshot = await countriesOf(db);
  const { id } = shopOf(snapshot, countryId);
  return snapshot.shippingMethods.filter(
    ({ countryId: of, isActive, code, pickupPoint }) => of === id && isActive && (code !== 'pickup' || pickupPoint !== null),
  );
}

/** All ways in which its parcels have ever travelled, those that are switched off included: parcels on their way go on naming them. */
export async function deliveryMethodsOf(db: Db, countryId: number): Promise<ShippingMethod[]> {
  const snapshot = await countriesOf(db);
  const { id } = shopOf(snapshot, countryId);
  return snapshot.shippingMethods.filter((method) => method.countryId === id);
}

/** The ways to pay in a country, in the order shown; whether a provider is set up is not known here. */
export async function paymentTerms(db: Db, countryId: number): Promise<PaymentMethod[]> {
  const snapshot = await countriesOf(db);
  const { id } = shopOf(snapshot, countryId);
  return snapshot.paymentMethods.filter((method) => method.countryId === id && method.isActive);
}
