/** What is kept of countries is named by what it shows: see platform/tag-drops.ts. */

/** The shops to choose from: their names, addresses, currencies and languages stand on each page of all of them. */
export const countriesTag = 'countries';

/** What each page of a country says of it. */
export const countryTag = (countryId: number): string => `country:${countryId}`;

/** A country's own words in a language. */
export const countryWordsTag = (countryId: number, languageId: number): string => `country-words:${countryId}/${languageId}`;

/** What the law asks it to say: its seller, its law, its legal pages. */
export const lawTag = (countryId: number): string => `law:${countryId}`;

/** On what day something ordered in a country arrives. */
export const deliveryTag = (countryId: number): string => `delivery:${countryId}`;

/** No answer carries it: it tells all processes to read the countries anew. */
export const countrySettingsTag = 'country-settings';
