import { defaultLanguageId } from '@selvedge/i18n';
import type { Category } from '@selvedge/server/contract';
import { attempt } from '../links/attempt.ts';
import { readCountry } from '../links/read-country.ts';
import type { Portal } from '../portal/get-portal.ts';
import { listCountryNames } from '../profile/country-names.ts';

/** The products in the feed. */
export interface FeedChoice {
  countryId: number;
  /** The language of the country is undefined. */
  languageId: number | undefined;
  categoryId: number | undefined;
  brandId: number | undefined;
  isOnSale: boolean;
}

/** Loads the address of the product feed for the chosen products. */
export async function loadFeed({ shop, affiliateId }: Portal, query: URLSearchParams) {
  const choice = readFeedChoice(query, shop.countryId);
  const { languageId, isOnSale, ...rest } = choice;
  const asked = { ...rest, languageId: languageId ?? otherLanguage, ...(isOnSale && { isOnSale: 'true' as const }) };
  const [feed, countries, categories, brands] = await Promise.all([
    attempt(shop.api.portal.productFeed(affiliateId, asked)),
    listCountryNames(shop),
    shop.api.categories(),
    shop.api.brands(),
  ]);
  return {
    view: 'feed' as const,
    choice,
    feed,
    countries,
    categories: listCategoryNames(categories, shop.language.tag),
    brands: brands.map(({ id, name }) => ({ id, name })),
  };
}

/** Any language that is not English means the language of the country. */
const otherLanguage = 2;

export function readFeedChoice(query: URLSearchParams, countryId: number): FeedChoice {
  const readId = (name: string): number | undefined => (/^[1-9]\d{0,8}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : undefined);
  return {
    countryId: readCountry(query, countryId),
    // Every country has a feed in English.
    languageId: readId('languageId') === defaultLanguageId ? defaultLanguageId : undefined,
    categoryId: readId('categoryId'),
    brandId: readId('brandId'),
    isOnSale: query.get('isOnSale') === 'true',
  };
}

/** Returns the categories with the names of their ancestors, such as `Women › Dresses`. */
export function listCategoryNames(categories: readonly Category[], tag: string): { id: number; name: string }[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const buildName = ({ parentId, name }: Category, depth = 0): string => {
    const parent = parentId === null || depth > 10 ? undefined : byId.get(parentId);
    return parent ? `${buildName(parent, depth + 1)} › ${name}` : name;
  };
  return categories.map((category) => ({ id: category.id, name: buildName(category) })).sort((one, other) => one.name.localeCompare(other.name, tag));
}
