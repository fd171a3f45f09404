import type Stripe from 'stripe';
import { buildBrandMethod } from '../brand-method.ts';
import type { AmountLimits, MethodKind } from '../provider-kind.ts';

type StripeMethod = MethodKind & { protocolName: Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType };

const wallets = ['Apple Pay', 'Google Pay'];

/**
 * The methods of Stripe's hosted page that the shop offers by name. Customer countries, currencies and refunds are from the page of each
 * method, `https://docs.stripe.com/payments/blik` and so on, section "Payment method properties" (read in 2026-11). A live account has to
 * activate each method in Stripe's dashboard.
 */
export const stripeMethods: readonly StripeMethod[] = [
  {
    code: 'card',
    name: { text: 'card.name' },
    // Stripe's page shows them with cards and needs no own method: https://docs.stripe.com/upgrades/manage-payment-methods
    wallets,
    describe: ({ t, tag }) => t('card.detail', { wallets: new Intl.ListFormat(tag, { type: 'disjunction' }).format(wallets) }),
    mark: 'card',
    protocolName: 'card',
    currencies: null,
    countries: null,
    isPaidLater: false,
    refunds: 'partial',
  },
  buildBrandMethod({
    code: 'paypal',
    brand: 'PayPal',
    mark: 'wallet',
    protocolName: 'paypal',
    // Without HUF and RON.
    currencies: ['EUR', 'GBP', 'USD', 'CHF', 'CZK', 'DKK', 'NOK', 'PLN', 'SEK', 'AUD', 'CAD', 'HKD', 'NZD', 'SGD'],
    countries: null,
  }),
  buildBrandMethod({
    code: 'klarna',
    brand: 'Klarna',
    mark: 'instalments',
    protocolName: 'klarna',
    currencies: ['AUD', 'CAD', 'CHF', 'CZK', 'DKK', 'EUR', 'GBP', 'NOK', 'NZD', 'PLN', 'RON', 'SEK', 'USD'],
    countries: [
      ...['AT', 'AU', 'BE', 'CA', 'CH', 'CZ', 'DE', 'DK', 'ES', 'FI', 'FR', 'GB', 'GR'],
      ...['IE', 'IT', 'NL', 'NO', 'NZ', 'PL', 'PT', 'RO', 'SE', 'US'],
    ],
  }),
  buildBrandMethod({ code: 'blik', brand: 'BLIK', mark: 'phone', protocolName: 'blik', currencies: ['PLN'], countries: ['PL'] }),
  buildBrandMethod({ code: 'p24', brand: 'Przelewy24', mark: 'bank', protocolName: 'p24', currencies: ['EUR', 'PLN'], countries: ['PL'] }),
  buildBrandMethod({ code: 'eps', brand: 'EPS', mark: 'bank', protocolName: 'eps', currencies: ['EUR'], countries: ['AT'] }),
  buildBrandMethod({ code: 'bizum', brand: 'Bizum', mark: 'phone', protocolName: 'bizum', currencies: ['EUR'], countries: ['ES'] }),
  buildBrandMethod({ code: 'satispay', brand: 'Satispay', mark: 'phone', protocolName: 'satispay', currencies: ['EUR'], countries: ['IT'] }),
  buildBrandMethod({ code: 'bancontact', brand: 'Bancontact', mark: 'bank', protocolName: 'bancontact', currencies: ['EUR'], countries: ['BE'] }),
  buildBrandMethod({ code: 'mb_way', brand: 'MB WAY', mark: 'phone', protocolName: 'mb_way', currencies: ['EUR'], countries: ['PT'] }),
  {
    ...buildBrandMethod({
      code: 'multibanco',
      brand: 'Multibanco',
      mark: 'voucher',
      protocolName: 'multibanco',
      currencies: ['EUR'],
      countries: ['PT'],
    }),
    describe: ({ t }) => t('multibanco.detail'),
    // The shopper gets an entity and a reference, and pays at an ATM or in online banking. The confirmation can take several days.
    isPaidLater: true,
  },
];

/** Finds the method of a payment request. @returns undefined for a request from before the methods had names */
export const findStripeMethod = (code: string | undefined): StripeMethod | undefined => stripeMethods.find((method) => method.code === code);

/**
 * Minimum charges in the currencies of the shop's countries, and the maximum of eight digits. Stripe allows more digits in forints.
 * Source: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
export const stripeLimits: Readonly<Record<string, AmountLimits>> = {
  EUR: { min: 50, max: 99_999_999 },
  BGN: { min: 100, max: 99_999_999 },
  CZK: { min: 1500, max: 99_999_999 },
  HUF: { min: 17_500, max: null },
  PLN: { min: 200, max: 99_999_999 },
  RON: { min: 200, max: 99_999_999 },
};
