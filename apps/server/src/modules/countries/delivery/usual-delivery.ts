import type { Db } from '#platform/database';
import { money, toMajor } from '#kit/money';
import { computeDeliveryDates, type DeliveryDates } from './delivery-dates.ts';
import { listDeliveryTerms } from './delivery-terms.ts';
import { getCountry } from '../get-country.ts';

/** When an order arrives, and what its delivery costs. Major units, VAT included. */
export interface UsualDelivery extends DeliveryDates {
  price: number;
  /** Goods worth this much are delivered free; null: never. */
  freeFrom: number | null;
}

/**
 * Returns the arrival dates (ISO) and the price of an order by the default method, the courier. Uses the countries in memory.
 * Null if the country has no delivery.
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
