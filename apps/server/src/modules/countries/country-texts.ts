import { shopOf } from './get-country.ts';
import { textKey, type Snapshot } from './snapshot.ts';

const english = 1;

type CountryTextKey = 'orderButton' | 'vatNote';

/** A country's own words in a language, in English where that language has none. */
export function textsWithin(snapshot: Snapshot, countryId: number, languageId: number): Record<CountryTextKey, string> {
  const { id } = shopOf(snapshot, countryId);
  const textOf = (key: CountryTextKey) =>
    snapshot.texts.get(textKey({ countryId: id, languageId, key })) ?? snapshot.texts.get(textKey({ countryId: id, languageId: english, key })) ?? '';
  return { orderButton: textOf('orderButton'), vatNote: textOf('vatNote') };
}
