import { now } from '#kit/clock';
import {
  getCurrency,
  listDeliveryTerms,
  findTerritory,
  listPaymentTerms,
  getVatRates,
  getCountry,
  type CountryCurrency,
  type CountryRow,
  type PaymentMethod,
  type ShippingMethod,
} from '#modules/countries';
import { findProvider, isOnlineProvider } from '#modules/payments';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';

/** The terms on which a country's shop sells at a given time, to a postal code if known. Prices in minor units. */
export interface PurchaseTerms {
  country: CountryRow;
  currency: CountryCurrency;
  at: Date;
  /** VAT rate of a goods category in basis points. */
  vatRate: (category: string) => number;
  /** The territory of the address, if the shop does not deliver there. */
  refusedTerritory: string | null;
  shippingMethods: ShippingMethod[];
  /** Only methods whose provider is configured. */
  paymentMethods: PaymentMethod[];
}

/** Returns the terms from the cached country data, without queries. */
export async function readPurchaseTerms(
  db: Db,
  config: Config,
  { countryId, postalCode = '' }: { countryId: number; postalCode?: string | undefined },
): Promise<PurchaseTerms> {
  const at = now();
  const code = postalCode.trim() || undefined;
  const territory = code ? await findTerritory(db, { countryId, postalCode: code, at }) : undefined;
  return {
    country: await getCountry(db, countryId),
    currency: await getCurrency(db, countryId, at),
    at,
    vatRate: await getVatRates(db, { countryId, at, ...(code && { postalCode: code }) }),
    refusedTerritory: territory?.isRefused ? territory.territory : null,
    shippingMethods: await listDeliveryTerms(db, countryId),
    paymentMethods: (await listPaymentTerms(db, countryId)).filter(
      (method) => !isOnline(method) || findProvider(config, method.provider) !== undefined,
    ),
  };
}

/** Tells whether a provider collects the money before the order is packed. */
export const isOnline = ({ provider }: Pick<PaymentMethod, 'provider'>): boolean => isOnlineProvider(provider);

/** Tells whether an order of this total (minor units) may be paid with this method. */
export const isPayable = ({ minTotal, maxTotal }: PaymentMethod, total: number): boolean =>
  total >= minTotal && (maxTotal === null || total <= maxTotal);
