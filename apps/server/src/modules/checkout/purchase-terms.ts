import { now } from '#kit/clock';
import {
  currencyOn,
  deliveryTerms,
  findTerritory,
  paymentTerms,
  vatRatesOn,
  getCountry,
  type CountryCurrency,
  type CountryRow,
  type PaymentMethod,
  type ShippingMethod,
} from '#modules/countries';
import { providerOf } from '#modules/payments';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';

/** On what terms a country's shop sells at a moment, to a postal code if one is known. Prices in minor units. */
export interface PurchaseTerms {
  country: CountryRow;
  currency: CountryCurrency;
  at: Date;
  /** Basis points of a category of goods. */
  vatRate: (category: string) => number;
  /** The territory that nothing is delivered to, if the address lies in one. */
  refusedTerritory: string | null;
  shippingMethods: ShippingMethod[];
  /** Only those whose provider is set up. */
  paymentMethods: PaymentMethod[];
}

/** All of it out of what is kept of countries in memory: no query a checkout. */
export async function purchaseTerms(
  db: Db,
  config: Config,
  { countryId, postalCode = '' }: { countryId: number; postalCode?: string | undefined },
): Promise<PurchaseTerms> {
  const at = now();
  const code = postalCode.trim() || undefined;
  const territory = code ? await findTerritory(db, { countryId, postalCode: code, at }) : undefined;
  return {
    country: await getCountry(db, countryId),
    currency: await currencyOn(db, countryId, at),
    at,
    vatRate: await vatRatesOn(db, { countryId, at, ...(code && { postalCode: code }) }),
    refusedTerritory: territory?.isRefused ? territory.territory : null,
    shippingMethods: await deliveryTerms(db, countryId),
    paymentMethods: (await paymentTerms(db, countryId)).filter((method) => !isOnline(method) || providerOf(config, method.provider) !== undefined),
  };
}

/** Whether money is collected by a provider before anything is packed. */
export const isOnline = ({ provider }: Pick<PaymentMethod, 'provider'>): boolean => provider !== 'none';

/** Whether an order of this total (minor units) may be paid this way. */
export const isPayable = ({ minTotal, maxTotal }: PaymentMethod, total: number): boolean =>
  total >= minTotal && (maxTotal === null || total <= maxTotal);
