import { now } from '#kit/clock';
import { computeIncludedVat } from '#kit/money';
import type { PricedLine } from '#modules/cart';
import {
  getCurrency,
  listDeliveryTerms,
  findTerritory,
  getAddressRules,
  hasTerritories,
  listPaymentTerms,
  getVatRates,
  getCountry,
  type CountryCurrency,
  type CountryRow,
  type PaymentMethod,
  type ShippingMethod,
} from '#modules/countries';
import { findProvider, getAmountLimits, isOnlineProvider, isUsableMethod } from '#modules/payments';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';

import type { CheckoutDraft } from '../contract.ts';
import { findDeliveryPostalCode } from '../form/find-delivery-postal-code.ts';

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
  /** Whether VAT or delivery depend on the postal code. */
  hasTerritories: boolean;
  /** The territory of the place of delivery, if the shop does not deliver there. */
  refusedTerritory: string | null;
  shippingMethods: ShippingMethod[];
  /** Only methods whose provider is configured and accepts them in the country and its currency. */
  paymentMethods: PaymentMethod[];
}

/**
 * Returns the terms from the cached country data, without queries. An order is taxed at the place of delivery: the parcel locker or pickup point
 * if there is one, not the address of the customer.
 * @param form the postal codes and the delivery method
 */
export async function readPurchaseTerms(
  db: Db,
  config: Config,
  { countryId, form, isExempt = false }: { countryId: number; form: CheckoutDraft; isExempt?: boolean },
): Promise<PurchaseTerms> {
  const at = now();
  const country = await getCountry(db, countryId);
  const methods = await listDeliveryTerms(db, countryId);
  const currency = await getCurrency(db, countryId, at);
  const code = findDeliveryPostalCode(form, chooseMethod(methods, form.shippingMethod), getAddressRules(country));
  const vat = buildVatTerms(await getVatRates(db, { countryId, at, ...(code && { postalCode: code }) }), isExempt);
  const territory = code ? await findTerritory(db, { countryId, postalCode: code, at }) : undefined;
  return {
    country,
    hasTerritories: await hasTerritories(db, { countryId, at }),
    currency,
    at,
    ...vat,
    refusedTerritory: territory?.isRefused ? territory.territory : null,
    shippingMethods: methods.map((method) => ({ ...method, price: vat.toPrice(method.price, 'delivery') })),
    paymentMethods: (await listPaymentTerms(db, countryId))
      .filter((method) => isOfferedNow(config, method, { countryCode: country.code, currency: currency.code }))
      .map((method) => ({ ...limitTotals(method, currency.code), charge: vat.toPrice(method.charge, 'delivery') })),
  };
}

/** Returns the method with this code, or the first. */
export const chooseMethod = <Method extends { code: string }>(methods: readonly Method[], code: string | undefined): Method | undefined =>
  methods.find((method) => method.code === code) ?? methods[0];

/** Returns the part of the terms that determines the VAT. @param rate of a category, basis points */
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

/** Returns whether a payment method can be used now. Cash is collected in every country. */
const isOfferedNow = (config: Config, method: PaymentMethod, market: Parameters<typeof isUsableMethod>[1]): boolean =>
  !isOnline(method) || (findProvider(config, method.provider) !== undefined && isUsableMethod(method.code, market));

/** Narrows the totals of a country's payment method to the amounts that its provider accepts. */
function limitTotals(method: PaymentMethod, currency: string): PaymentMethod {
  const { min, max } = getAmountLimits(method.code, currency);
  const maxima = [method.maxTotal, max].filter((limit) => limit !== null);
  return { ...method, minTotal: Math.max(method.minTotal, min), maxTotal: maxima.length > 0 ? Math.min(...maxima) : null };
}

/** Returns whether a provider collects the money before the order is packed. */
export const isOnline = ({ provider }: Pick<PaymentMethod, 'provider'>): boolean => isOnlineProvider(provider);

/** Returns whether an order of this total (minor units) may be paid with this method. */
export const isPayable = ({ minTotal, maxTotal }: PaymentMethod, total: number): boolean =>
  total >= minTotal && (maxTotal === null || total <= maxTotal);
