import type { Db } from '#platform/database';
import { getShop } from '../get-country.ts';
import { getCountries, buildTextKey, type Snapshot } from '../snapshot.ts';

const english = 1;

/** The texts that a country may override. The order button text is required by law. */
export const countryTextKeys = ['orderButton', 'vatNote'] as const;
type CountryTextKey = (typeof countryTextKeys)[number];

/** Returns a country's own texts in a language, with English as fallback. */
export function selectTexts(snapshot: Snapshot, countryId: number, languageId: number): Record<CountryTextKey, string> {
  const { id } = getShop(snapshot, countryId);
  const getText = (key: CountryTextKey) =>
    snapshot.texts.get(buildTextKey({ countryId: id, languageId, key })) ??
    snapshot.texts.get(buildTextKey({ countryId: id, languageId: english, key })) ??
    '';
  return { orderButton: getText('orderButton'), vatNote: getText('vatNote') };
}

/** Returns the same from the current countries. */
export const readCountryWords = async (db: Db, countryId: number, languageId: number): Promise<Record<CountryTextKey, string>> =>
  selectTexts(await getCountries(db), countryId, languageId);

/** Returns the languages that {@link selectTexts} reads: the given one, and English if one of its texts is missing. */
export function listTextLanguages(snapshot: Snapshot, countryId: number, languageId: number): number[] {
  const { id } = getShop(snapshot, countryId);
  const isWhole = countryTextKeys.every((key) => snapshot.texts.has(buildTextKey({ countryId: id, languageId, key })));
  return isWhole ? [languageId] : [languageId, english];
}
