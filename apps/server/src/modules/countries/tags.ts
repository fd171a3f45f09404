/** Cache tags of countries, named by what they show: see platform/tags/tag-drops.ts. */

/** The list of shops: their names, addresses, currencies and languages are on every page. */
export const countriesTag = 'countries';

/** The country data on each of its pages. */
export const buildCountryTag = (countryId: number): string => `country:${countryId}`;

/** A country's own texts in a language. */
export const buildCountryTextsTag = (countryId: number, languageId: number): string => `country-words:${countryId}/${languageId}`;

/** The legal data of a country: seller, law, legal pages. */
export const buildLawTag = (countryId: number): string => `law:${countryId}`;

/** The arrival dates in a country. */
export const buildDeliveryTag = (countryId: number): string => `delivery:${countryId}`;

/** Not used by any response: it tells all processes to reload the countries. */
export const countrySettingsTag = 'country-settings';
