/** Cache tags of countries, named after the data that they cover: see platform/tags/tag-drops.ts. */

/** The list of shops. Their names, addresses, currencies and languages are on every page. */
export const countriesTag = 'countries';

/** The country data that all pages of the country show. */
export const buildCountryTag = (countryId: number): string => `country:${countryId}`;

/** A country's own texts in a language. */
export const buildCountryTextsTag = (countryId: number, languageId: number): string => `country-words:${countryId}/${languageId}`;

/** The legal data of a country: seller, law, legal pages. */
export const buildLawTag = (countryId: number): string => `law:${countryId}`;

/** The arrival dates in a country. */
export const buildDeliveryTag = (countryId: number): string => `delivery:${countryId}`;

/** Not used by any response. A drop of this tag makes all processes reload the countries. */
export const countrySettingsTag = 'country-settings';
