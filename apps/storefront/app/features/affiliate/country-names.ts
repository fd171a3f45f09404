import type { Shop } from '#lib/shop-context.ts';

/** A country as the portal names it. */
export interface NamedCountry {
  id: number;
  name: string;
}

/** Where the shop sells, by name in the language of the page; none where the list cannot be had: a name is not worth the page. */
export async function countryNames({ api, language }: Pick<Shop, 'api' | 'language'>): Promise<NamedCountry[]> {
  const names = new Intl.DisplayNames(language.tag, { type: 'region' });
  const countries = await api.activeCountries().catch(() => []);
  return countries
    .map(({ id, code, name }) => ({ id, name: names.of(code) ?? name }))
    .sort((one, other) => one.name.localeCompare(other.name, language.tag));
}
