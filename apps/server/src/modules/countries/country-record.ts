import type { Country } from './contract.ts';
import { selectCurrency } from './get-currency.ts';
import type { CountryRow, Snapshot } from './snapshot.ts';

/** Returns a country in the specification's format, with the currency of the day. */
export function readCountryRecord(snapshot: Snapshot, row: CountryRow, at: Date): Country {
  const currency = selectCurrency(snapshot, row.id, at);
  return {
    id: row.id,
    name: row.name,
    code: row.code,
    domain: row.domain,
    lang: row.lang,
    langId: row.languageId,
    currency: currency?.code ?? '',
    currencySymbol: currency?.symbol ?? '',
    currencyId: currency?.id ?? 0,
    languageId: row.languageId,
    isActive: row.isActive,
    phoneCode: row.phoneCode,
    socialLinks: row.socialLinks,
  };
}
