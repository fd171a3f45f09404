import type { FeedFormat } from './feed-format.ts';
import { googleMerchant } from './formats/google-merchant.ts';
import { metaCatalogue } from './formats/meta-catalogue.ts';

/** The formats of the feeds of each country. */
export const feedFormats: readonly FeedFormat[] = [
  // Add one line per format.
  googleMerchant,
  metaCatalogue,
];

/** Returns the storage key of a feed, from the two-letter codes of country and language and the file name. */
export const feedKey = ({ country, language, file }: { country: string; language: string; file: string }): string =>
  `feeds/${country.toLowerCase()}/${language.toLowerCase()}/${file}.gz`;
