import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { getAddressForm } from '../addresses/address-rules.ts';
import type { Market } from '../contract.ts';
import { readCountryRecord } from '../country-record.ts';
import { listIndexedLanguages } from './indexed-languages.ts';
import { listTextLanguages, selectTexts } from '../settings/country-texts.ts';
import { selectCurrency } from '../get-currency.ts';
import { findCountryByHost } from './find-country-by-host.ts';
import { getCountries, type CountryRow, type LanguageRow } from '../snapshot.ts';
import { countriesTag, buildCountryTag, buildCountryTextsTag } from '../tags.ts';

/** The public address of the shop, from which its URLs are built. */
export interface PublicAddress {
  publicUrl: string;
  isLoopback: boolean;
}

/**
 * Returns the data about the host that every page needs.
 * @param language code from the path; unknown or missing codes give the host's default language
 */
export async function findMarket(
  db: Db,
  { host, language, publicAddress }: { host: string; language?: string; publicAddress: PublicAddress },
): Promise<Market> {
  const { row, country, language: hostLanguage } = await findCountryByHost(db, host);
  const snapshot = await getCountries(db);
  const shown = snapshot.languages.find(({ code }) => code === language) ?? hostLanguage;
  const at = now();
  const form = getAddressForm(country);
  return {
    country: { ...readCountryRecord(snapshot, country, at), lang: row.lang, langId: row.languageId, languageId: row.languageId, domain: row.domain },
    languages: snapshot.languages.map(({ id, code, tag, name }) => ({ id, code, tag, name })),
    defaultLanguage: hostLanguage.code,
    indexedLanguages: listIndexedLanguages(row),
    shopName: country.shopName,
    timeZone: country.timeZone,
    hasOmnibusRule: country.hasOmnibusRule,
    tagManagerId: country.tagManagerId,
    returnPolicy: country.returnPolicy,
    addressForm: { ...form, fields: [...form.fields], required: [...form.required] },
    dualDisplay: selectCurrency(snapshot, country.id, at)?.dualDisplay ?? null,
    texts: selectTexts(snapshot, country.id, shown.id),
    countries: snapshot.countries
      .filter(({ isActive, hostOf }) => isActive && hostOf === null)
      .map((other) => ({
        code: other.code,
        name: getCountryName(shown, other),
        url: buildBaseUrl(other, publicAddress),
        currency: selectCurrency(snapshot, other.id, at)?.code ?? '',
        lang: other.lang,
      })),
  };
}

/** Returns the cache tags of a market response: its country (and host row), the texts of the language, and the list of shops. */
export async function listMarketTags(db: Db, { host, language }: { host: string; language?: string }): Promise<string[]> {
  const { row, country, language: hostLanguage } = await findCountryByHost(db, host);
  const snapshot = await getCountries(db);
  const shown = snapshot.languages.find(({ code }) => code === language) ?? hostLanguage;
  const words = listTextLanguages(snapshot, country.id, shown.id).map((languageId) => buildCountryTextsTag(country.id, languageId));
  return [buildCountryTag(country.id), buildCountryTag(row.id), ...words, countriesTag];
}

/** Returns the base URL of a country's shop without a trailing slash: `https://selvedge.de`, locally `http://de.localhost:3000`. */
export function buildBaseUrl({ code, domain }: Pick<CountryRow, 'code' | 'domain'>, { publicUrl, isLoopback }: PublicAddress): string {
  if (!isLoopback) return domain ? `https://${domain}` : publicUrl;
  const { protocol, port } = new URL(publicUrl);
  return `${protocol}//${code.toLowerCase()}.localhost${port && `:${port}`}`;
}

const getCountryName = ({ tag }: LanguageRow, { code, name }: CountryRow): string => new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? name;
