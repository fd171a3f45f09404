import { now } from '#kit/clock';
import { computeIncludedVat } from '#kit/money';
import type { PricedLine } from '#modules/cart';
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
  /** Converts a price of the shop, which includes VAT, to the price on these terms: without VAT in an exempt supply. */
  toPrice: (price: number, category: string) => number;
  /** Whether it is an exempt supply to a business in another member state: all prices are net. */
  isExempt: boolean;
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
  { countryId, postalCode = '', isExempt = false }: { countryId: number; postalCode?: string | undefined; isExempt?: boolean },
): Promise<PurchaseTerms> {
  const at = now();
  const code = postalCode.trim() || undefined;
  const vat = buildVatTerms(await getVatRates(db, { countryId, at, ...(code && { postalCode: code }) }), isExempt);
  const territory = code ? await findTerritory(db, { countryId, postalCode: code, at }) : undefined;
  return {
    country: await getCountry(db, countryId),
    currency: await getCurrency(db, countryId, at),
    at,
    ...vat,
    refusedTerritory: territory?.isRefused ? territory.territory : null,
    shippingMethods: (await listDeliveryTerms(db, countryId)).map((method) => ({ ...method, price: vat.toPrice(method.price, 'delivery') })),
    paymentMethods: (await listPaymentTerms(db, countryId))
      .filter((method) => !isOnline(method) || findProvider(config, method.provider) !== undefined)
      .map((method) => ({ ...method, charge: vat.toPrice(method.charge, 'delivery') })),
  };
}

/** Returns the part of the terms that decides about VAT. @param rate of a category, basis points */
export const buildVatTerms = (rate: PurchaseTerms['vatRate'], isExempt: boolean): Pick<PurchaseTerms, 'vatRate' | 'toPrice' | 'isExempt'> => ({
  isExempt,
  vatRate: isExempt ? () => 0 : rate,
  toPrice: isExempt ? (price, category) => price - computeIncludedVat(price, rate(category)) : (price) => price,
});

/** Returns the lines of a cart with the prices on these terms. */
export const priceOnTerms = (lines: readonly PricedLine[], { isExempt, toPrice }: PurchaseTerms): PricedLine[] =>
  lines.map((line) => {
    if (!isExempt) return line;
    const convert = (price: number) => toPrice(price, line.variant.vatCategory);
    const { price } = line;
    return {
      ...line,
      shownPrice: convert(line.shownPrice),
      price: price && {
        regular: convert(price.regular),
        discount: convert(price.discount),
        prior: price.prior === null ? null : convert(price.prior),
      },
    };
  });

/** Tells whether a provider collects the money before the order is packed. */
export const isOnline = ({ provider }: Pick<PaymentMethod, 'provider'>): boolean => isOnlineProvider(provider);

/** Tells whether an order of this total (minor units) may be paid with this method. */
export const isPayable = ({ minTotal, maxTotal }: PaymentMethod, total: number): boolean =>
  total >= minTotal && (maxTotal === null || total <= maxTotal);
