import type { Db } from '#platform/database';
import { shopOf } from './get-country.ts';
import { countriesOf, textKey, type Snapshot } from './snapshot.ts';

const english = 1;

/** The words that a country may have of its own. Those of the order button are the law's. */
export const countryTextKeys = ['orderButton', 'vatNote'] as const;
type CountryTextKey = (typeof countryTextKeys)[number];

/** A country's own words in a language, in English where that language has none. */
export function textsWithin(snapshot: Snapshot, countryId: number, languageId: number): Record<CountryTextKey, string> {
  const { id } = shopOf(snapshot, countryId);
  const textOf = (key: CountryTextKey) =>
    snapshot.texts.get(textKey({ countryId: id, languageId, key })) ?? snapshot.texts.get(textKey({ countryId: id, languageId: english, key })) ?? '';
  return { orderButton: textOf('orderButton'), vatNote: textOf('vatNote') };
}

/** The same, from the countries as they are. */
export const countryWords = async (db: Db, countryId: number, languageId: number): Promise<Record<CountryTextKey, string>> =>
  textsWithin(await countriesOf(db), countryId, languageId);

/** The languages whose words {@link textsWithin} answers with: that one, and English where one of its own is missing. */
export function languagesOfTexts(snapshot: Snapshot, countryId: number, languageId: number): number[] {
  const { id } = shopOf(snapshot, countryId);
  const isWhole = countryTextKeys.every((key) => snapshot.texts.has(textKey({ countryId: id, languageId, key })));
  return isWhole ? [languageId] : [languageId, english];
}
