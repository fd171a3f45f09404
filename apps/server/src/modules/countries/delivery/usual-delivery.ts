import type { Db } from '#platform/database';
import { money, toMajor } from '#kit/money';
import { computeDeliveryDates, type DeliveryDates } from './delivery-dates.ts';
import { listDeliveryTerms } from './delivery-terms.ts';
import { getCountry } from '../get-country.ts';

/** The arrival dates and the delivery price of an order. Major units, VAT included. */
export interface UsualDelivery extends DeliveryDates {
  price: number;
  /** The order value from which delivery is free; null: never free. */
  freeFrom: number | null;
}

/**
 * Returns the arrival dates (ISO) and the delivery price of an order with the default method, the courier. Uses the countries in
 * memory. Returns null if the country has no delivery.
 * @throws CountryNotFound
 */
export async function findUsualDelivery(db: Db, countryId: number, at: Date): Promise<UsualDelivery | null> {
  const { code: countryCode, restDays, closures, timeZone } = await getCountry(db, countryId);
  const methods = await listDeliveryTerms(db, countryId);
  const usual = methods.find(({ code }) => code === 'courier') ?? methods[0];
  if (!usual) return null;
  const { price, freeFrom, currency } = usual;
  return {
    ...computeDeliveryDates(at, { ...usual, countryCode, restDays, closures, timeZone }),
    price: toMajor(money(price, currency)),
    freeFrom: freeFrom === null ? null : toMajor(money(freeFrom, currency)),
  };
}
