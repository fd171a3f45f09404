import type { Shop } from '#lib/shop-context.ts';

/** A country with its name in the page's language. */
export interface NamedCountry {
  id: number;
  name: string;
}

/** Returns the countries of the shop by name in the page's language, or an empty list if they cannot be loaded: the page works without. */
export async function listCountryNames({ api, language }: Pick<Shop, 'api' | 'language'>): Promise<NamedCountry[]> {
  const names = new Intl.DisplayNames(language.tag, { type: 'region' });
  const countries = await api.activeCountries().catch(() => []);
  return countries
    .map(({ id, code, name }) => ({ id, name: names.of(code) ?? name }))
    .sort((one, other) => one.name.localeCompare(other.name, language.tag));
}
