import type { Shop } from '#lib/shop-context.ts';
import type { SoldCountry } from './application-fields.tsx';

/** Returns the countries of the shop by name in the page's language, the shop's own country first. */
export async function listSoldCountries({ api, language, countryId }: Pick<Shop, 'api' | 'language' | 'countryId'>): Promise<SoldCountry[]> {
  const names = new Intl.DisplayNames([language.tag], { type: 'region', fallback: 'none' });
  const byName = new Intl.Collator(language.tag);
  const countries = (await api.activeCountries()).map(({ id, code, name }) => ({ id, name: names.of(code) ?? name }));
  return countries.sort((a, b) => Number(b.id === countryId) - Number(a.id === countryId) || byName.compare(a.name, b.name));
}
