import { catalogOf, categoryIn, nameIn, type Catalog, type CatalogBrand, type CatalogCategory } from '#modules/catalog';
import { currencyOn, getOpenCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import type { Suggestions } from '../contract.ts';
import { listedItems } from '../listing/ask-listing.ts';
import type { ListingIndex } from '../listing/listing-index.ts';
import { listingOf } from '../listing/listing-of.ts';
import { narrow } from '../listing/narrow.ts';
import { isIn } from '../listing/bits.ts';
import { readCards } from '../read-cards.ts';
import { tokensIn, wordsIn } from './fold.ts';
import { matchNames, type Named } from './match-names.ts';
import { searchText } from './search-text.ts';
import { english } from './words-of-products.ts';

const most = { products: 5, categories: 4, brands: 3 };

/** Found products looked through for those that the country sells. */
const looked = 500;

/**
 * What is offered while somebody types: products, categories and brands that the country sells something of.
 * @throws CountryNotFound, CountryClosed
 */
export async function suggest(
  db: Db,
  { q, countryId: asked, languageId }: { q: string; countryId: number; languageId: number },
): Promise<Suggestions> {
  const { id: countryId } = await getOpenCountry(db, asked);
  const { code: currency } = await currencyOn(db, countryId);
  const catalog = await catalogOf(db);
  const { productIds } = await searchText(db, { q, languageId, most: looked });
  const index = await listingOf(db);
  const { found } = narrow(index, { countryId, productIds }, {});
  const ordinals = productIds.flatMap((id) => index.ordinals.get(id) ?? []).filter((ordinal) => isIn(found, ordinal));
  const items = listedItems(index, countryId, ordinals.slice(0, most.products));
  const tokens = tokensIn(q)
    .map(({ token }) => token)
    .slice(0, 8);
  const names = namesOf(catalog, languageId);
  const parentOf = ({ parentId }: CatalogCategory) => (parentId === null ? undefined : catalog.categories.get(parentId));
  return {
    products: await readCards(db, items, { catalog, languageId, currency }),
    categories: soldOf(index, countryId, tokens.length > 0 ? matchNames(tokens, names.categories) : [], 'categories', most.categories).map(
      (category) => {
        const parent = parentOf(category);
        return { ...categoryIn(category, languageId), parent: parent ? categoryIn(parent, languageId) : null };
      },
    ),
    brands: soldOf(index, countryId, tokens.length > 0 ? matchNames(tokens, names.brands) : [], 'brands', most.brands).map(({ id, slug, name }) => ({
      id,
      slug,
      name,
    })),
  };
}

/** The first of these that the country sells something of. */
function soldOf<Thing extends { id: number }>(
  index: ListingIndex,
  countryId: number,
  things: Thing[],
  kind: 'categories' | 'brands',
  count: number,
): Thing[] {
  const sold: Thing[] = [];
  for (const thing of things) {
    const scope = kind === 'brands' ? { countryId, brandId: thing.id } : { countryId, categoryId: thing.id };
    if (index[kind].has(thing.id) && narrow(index, scope, {}).found.some((bits) => bits !== 0)) sold.push(thing);
    if (sold.length === count) break;
  }
  return sold;
}

interface Names {
  categories: Named<CatalogCategory>[];
  brands: Named<CatalogBrand>[];
}

const folded = new WeakMap<Catalog, Map<number, Names>>();

/** The names' words in a language, folded once for each state of the catalogue. */
function namesOf(catalog: Catalog, languageId: number): Names {
  const byLanguage = folded.get(catalog) ?? new Map<number, Names>();
  folded.set(catalog, byLanguage);
  const known = byLanguage.get(languageId);
  if (known) return known;
  const names: Names = {
    categories: [...catalog.categories.values()]
      .filter(({ isActive }) => isActive)
      .map((item) => ({ item, own: wordsIn(nameIn(item.names, languageId)), english: wordsIn(nameIn(item.names, english)) })),
    brands: [...catalog.brands.values()].filter(({ isActive }) => isActive).map((item) => ({ item, own: wordsIn(item.name), english: [] })),
  };
  byLanguage.set(languageId, names);
  return names;
}
