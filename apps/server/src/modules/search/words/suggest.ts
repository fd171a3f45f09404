import { defaultLanguageId } from '@selvedge/i18n';
import { getCatalog, toCategory, getLocalName, type Catalog, type CatalogBrand, type CatalogCategory } from '#modules/catalog';
import { getCurrency, getOpenCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import type { Suggestions } from '../contract.ts';
import { listItems } from '../listing/query-listing.ts';
import type { ListingIndex } from '../listing/listing-index.ts';
import { getListingIndex } from '../listing/get-listing-index.ts';
import { filterListing } from '../listing/narrow.ts';
import { hasBit } from '../listing/bits.ts';
import { readCards } from '../cards/read-cards.ts';
import { listSearchedWords, listVariants } from '../synonyms/synonyms.ts';
import { listWords } from './fold.ts';
import { matchVariants, type Named } from './match-names.ts';
import { searchText } from './search-text.ts';

const limits = { products: 5, categories: 4, brands: 3 };

/** Maximum number of found products for which the function checks whether the country sells them. */
const MAX_LOOKED_UP = 500;

/**
 * Returns suggestions while a shopper types: products, categories and brands with products that the country sells.
 * @throws CountryNotFound, CountryClosed
 */
export async function suggest(
  db: Db,
  { q, countryId: requestedCountryId, languageId }: { q: string; countryId: number; languageId: number },
): Promise<Suggestions> {
  const { id: countryId } = await getOpenCountry(db, requestedCountryId);
  const { code: currency } = await getCurrency(db, countryId);
  const catalog = await getCatalog(db);
  const { productIds } = await searchText(db, { q, languageId, limit: MAX_LOOKED_UP });
  const index = await getListingIndex(db);
  const { found } = filterListing(index, { countryId, productIds }, {});
  const ordinals = productIds.flatMap((id) => index.ordinals.get(id) ?? []).filter((ordinal) => hasBit(found, ordinal));
  const items = listItems(index, countryId, ordinals.slice(0, limits.products));
  const variants = await listVariants(db, listSearchedWords(q, languageId).slice(0, 8), languageId);
  const names = getFoldedNames(catalog, languageId);
  const findParent = ({ parentId }: CatalogCategory) => (parentId === null ? undefined : catalog.categories.get(parentId));
  return {
    products: await readCards(db, items, { catalog, languageId, currency }),
    categories: selectSold(index, countryId, matchVariants(variants, names.categories), 'categories', limits.categories).map((category) => {
      const parent = findParent(category);
      return { ...toCategory(category, languageId), parent: parent ? toCategory(parent, languageId) : null };
    }),
    brands: selectSold(index, countryId, matchVariants(variants, names.brands), 'brands', limits.brands).map(({ id, slug, name }) => ({
      id,
      slug,
      name,
    })),
  };
}

/** Returns the first of these that have products sold in the country. */
function selectSold<Entity extends { id: number }>(
  index: ListingIndex,
  countryId: number,
  records: Entity[],
  kind: 'categories' | 'brands',
  count: number,
): Entity[] {
  const sold: Entity[] = [];
  for (const record of records) {
    const scope = kind === 'brands' ? { countryId, brandId: record.id } : { countryId, categoryId: record.id };
    if (index[kind].has(record.id) && filterListing(index, scope, {}).found.some((bits) => bits !== 0)) sold.push(record);
    if (sold.length === count) break;
  }
  return sold;
}

interface Names {
  categories: Named<CatalogCategory>[];
  brands: Named<CatalogBrand>[];
}

const folded = new WeakMap<Catalog, Map<number, Names>>();

/** Returns the words of all names in a language, folded once per catalogue state. */
function getFoldedNames(catalog: Catalog, languageId: number): Names {
  const byLanguage = folded.get(catalog) ?? new Map<number, Names>();
  folded.set(catalog, byLanguage);
  const known = byLanguage.get(languageId);
  if (known) return known;
  const names: Names = {
    categories: [...catalog.categories.values()]
      .filter(({ isActive }) => isActive)
      .map((item) => ({
        item,
        nativeWords: listWords(getLocalName(item.names, languageId)),
        english: listWords(getLocalName(item.names, defaultLanguageId)),
      })),
    brands: [...catalog.brands.values()].filter(({ isActive }) => isActive).map((item) => ({ item, nativeWords: listWords(item.name), english: [] })),
  };
  byLanguage.set(languageId, names);
  return names;
}
