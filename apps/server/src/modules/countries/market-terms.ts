import type { Db } from '#platform/database';
import { currencyOn, type CountryCurrency } from './currency-on.ts';
import { deliveryTerms, paymentTerms } from './delivery-terms.ts';
import { getOpenCountry } from './get-country.ts';
import type { CountryRow, PaymentMethod, ShippingMethod } from './snapshot.ts';

/** What selling in a country goes by. */
export interface MarketTerms {
  country: CountryRow;
  currency: CountryCurrency;
  shippingMethods: ShippingMethod[];
  paymentMethods: PaymentMethod[];
}

/**
 * @throws CountryNotFound
 * @throws CountryClosed if nothing is sold there
 */
export async function marketTerms(db: Db, countryId: number): Promise<MarketTerms> {
  const country = await getOpenCountry(db, countryId);
  return {
    country,
    currency: await currencyOn(db, country.id),
    shippingMethods: await deliveryTerms(db, country.id),
    paymentMethods: await paymentTerms(db, country.id),
  };
}
