import type { FeedFormat } from './feed-format.ts';
import { googleMerchant } from './formats/google-merchant.ts';
import { metaCatalogue } from './formats/meta-catalogue.ts';

/** The formats that each country's feed is written in. */
export const feedFormats: readonly FeedFormat[] = [
  // One line per format.
  googleMerchant,
  metaCatalogue,
];

/** Returns the storage key of a feed. @param country ISO-2; language: the code of the specification */
export const feedKey = ({ country, language, file }: { country: string; language: string; file: string }): string =>
  `feeds/${country.toLowerCase()}/${language.toLowerCase()}/${file}.gz`;
