/** Where the shop sells: countries with their hosts, languages, currencies, VAT, delivery and payment terms, own words. */
export { routes } from './routes.ts';
export { seedCountries } from './seed-countries.ts';
export { findCountryByHost, type HostCountry } from './find-country-by-host.ts';
export { isOwnHost } from './is-own-host.ts';
export { getCountry, getOpenCountry } from './get-country.ts';
export { baseUrlOf } from './find-market.ts';
export { addressRulesOf, type AddressRules } from './address-rules.ts';
export { checkPostalAddress, longestInAddress } from './check-postal-address.ts';
export { listActiveCountries } from './list-active-countries.ts';
export { currencyOn, type CountryCurrency } from './currency-on.ts';
export { vatRatesOn, findTerritory } from './vat-rate-on.ts';
export { deliveryTerms, paymentTerms } from './delivery-terms.ts';
export { findLanguage, listLanguages } from './find-language.ts';
export type { CountryRow, LanguageRow, PaymentMethod, ShippingMethod } from './snapshot.ts';
export { dayIn, secondsLeftOfDay } from './dates.ts';
export { deliveryDates } from './delivery-dates.ts';
export { usualDelivery } from './usual-delivery.ts';
