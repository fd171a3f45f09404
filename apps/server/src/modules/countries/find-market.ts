import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { addressFormOf } from './address-rules.ts';
import type { Market } from './contract.ts';
import { countryRecord } from './country-record.ts';
import { indexedLanguagesOf } from './indexed-languages.ts';
import { languagesOfTexts, textsWithin } from './country-texts.ts';
import { currencyWithin } from './currency-on.ts';
import { findCountryByHost } from './find-country-by-host.ts';
import { countriesOf, type CountryRow, type LanguageRow } from './snapshot.ts';
import { countriesTag, countryTag, countryWordsTag } from './tags.ts';

/** Where the shop stands: what its own addresses are made from. */
export interface Standing {
  publicUrl: string;
  isLoopback: boolean;
}

/**
 * Everything that a page needs to know about where it is.
 * @param language the code asked for by the path; the host's own when there is none or nobody knows it
 */
export async function findMarket(db: Db, { host, language, standing }: { host: string; language?: string; standing: Standing }): Promise<Market> {
  const { row, country, language: hostLanguage } = await findCountryByHost(db, host);
  const snapshot = await countriesOf(db);
  const shown = snapshot.languages.find(({ code }) => code === language) ?? hostLanguage;
  const at = now();
  const form = addressFormOf(country);
  return {
    country: { ...countryRecord(snapshot, country, at), lang: row.lang, langId: row.languageId, languageId: row.languageId, domain: row.domain },
    languages: snapshot.languages.map(({ id, code, tag, name }) => ({ id, code, tag, name })),
    defaultLanguage: hostLanguage.code,
    indexedLanguages: indexedLanguagesOf(row),
    shopName: country.shopName,
    timeZone: country.timeZone,
    hasOmnibusRule: country.hasOmnibusRule,
    tagManagerId: country.tagManagerId,
    addressForm: { ...form, fields: [...form.fields], required: [...form.required] },
    dualDisplay: currencyWithin(snapshot, country.id, at)?.dualDisplay ?? null,
    texts: textsWithin(snapshot, country.id, shown.id),
    countries: snapshot.countries
      .filter(({ isActive, hostOf }) => isActive && hostOf === null)
      .map((other) => ({
        code: other.code,
        name: nameIn(shown, other),
        url: baseUrlOf(other, standing),
        currency: currencyWithin(snapshot, other.id, at)?.code ?? '',
        lang: other.lang,
      })),
  };
}

/** What a market's answer is made of: its country (and the row that lends it the host), the words of the language, and the shops to choose from. */
export async function tagsOfMarket(db: Db, { host, language }: { host: string; language?: string }): Promise<string[]> {
  const { row, country, language: hostLanguage } = await findCountryByHost(db, host);
  const snapshot = await countriesOf(db);
  const shown = snapshot.languages.find(({ code }) => code === language) ?? hostLanguage;
  const words = languagesOfTexts(snapshot, country.id, shown.id).map((languageId) => countryWordsTag(country.id, languageId));
  return [countryTag(country.id), countryTag(row.id), ...words, countriesTag];
}

/** Where a country's shop is found, without a slash at the end: `https://selvedge.de`, on a laptop `http://de.localhost:3000`. */
export function baseUrlOf({ code, domain }: Pick<CountryRow, 'code' | 'domain'>, { publicUrl, isLoopback }: Standing): string {
  if (!isLoopback) return domain ? `https://${domain}` : publicUrl;
  const { protocol, port } = new URL(publicUrl);
  return `${protocol}//${code.toLowerCase()}.localhost${port && `:${port}`}`;
}

const nameIn = ({ tag }: LanguageRow, { code, name }: CountryRow): string => new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? name;
