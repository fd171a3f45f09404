import { defaultLanguageId } from '@selvedge/i18n';
import { getTexts } from '@selvedge/i18n/texts';
import type { Db } from '#platform/database';
import { getShop } from '../get-country.ts';
import { getCountries, buildTextKey, type Snapshot } from '../snapshot.ts';

/** The texts that a country may override. The order button text is required by law. */
export const countryTextKeys = ['orderButton', 'vatNote'] as const;
type CountryTextKey = (typeof countryTextKeys)[number];

/** Returns a country's own texts in a language. If missing, the order button has the standard wording, and the VAT note is English. */
export function selectTexts(snapshot: Snapshot, countryId: number, languageId: number): Record<CountryTextKey, string> {
  const country = getShop(snapshot, countryId);
  const findText = (key: CountryTextKey, language: number) => snapshot.texts.get(buildTextKey({ countryId: country.id, languageId: language, key }));
  const { code = 'en' } = snapshot.languages.find(({ id }) => id === languageId) ?? {};
  return {
    orderButton: findText('orderButton', languageId) ?? getOrderButton(code, country),
    vatNote: findText('vatNote', languageId) ?? findText('vatNote', defaultLanguageId) ?? '',
  };
}

/**
 * Returns the standard wording of the order button. The Union's consumer law requires both the prior price and the wording of the button:
 * Directive 2011/83/EU, Art. 8(2); in German by § 312j BGB and § 8 FAGG, in Italian by Art. 51 Codice del consumo, in Spanish by Art. 98 TRLGDCU.
 */
export const getOrderButton = (languageCode: string, { hasOmnibusRule }: { hasOmnibusRule: boolean }): string =>
  getTexts('countries', languageCode).t(hasOmnibusRule ? 'orderButton.union' : 'orderButton.elsewhere');

/** Reads a country's own texts in a language from the current countries. */
export const readCountryWords = async (db: Db, countryId: number, languageId: number): Promise<Record<CountryTextKey, string>> =>
  selectTexts(await getCountries(db), countryId, languageId);

/** Returns the languages that {@link selectTexts} reads: the given one, and English if one of its texts is missing. */
export function listTextLanguages(snapshot: Snapshot, countryId: number, languageId: number): number[] {
  const { id } = getShop(snapshot, countryId);
  const isWhole = countryTextKeys.every((key) => snapshot.texts.has(buildTextKey({ countryId: id, languageId, key })));
  return isWhole ? [languageId] : [languageId, defaultLanguageId];
}
