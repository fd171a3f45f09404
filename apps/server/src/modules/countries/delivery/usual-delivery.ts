import type { Db } from '#platform/database';
import { computeDeliveryDates, type DeliveryDates } from './delivery-dates.ts';
import { listDeliveryTerms } from './delivery-terms.ts';
import { getCountry } from '../get-country.ts';

/**
 * Returns the arrival dates of an order by the default method, the courier; ISO dates. Uses the countries in memory.
 * Null if the country has no delivery.
 * @throws CountryNotFound
 */
export async function findUsualDelivery(db: Db, countryId: number, at: Date): Promise<DeliveryDates | null> {
  const { code: countryCode, restDays, closures, timeZone } = await getCountry(db, countryId);
  const methods = await listDeliveryTerms(db, countryId);
  const usual = methods.find(({ code }) => code === 'courier') ?? methods[0];
  return usual ? computeDeliveryDates(at, { ...usual, countryCode, restDays, closures, timeZone }) : null;
}
