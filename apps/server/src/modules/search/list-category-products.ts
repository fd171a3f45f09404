import { catalogOf } from '#modules/catalog';
import type { Db } from '#platform/database';
import type { ListingQuery } from './contract.ts';
import { WrongCategory } from './errors.ts';
import { listProductCards } from './list-product-cards.ts';
import type { ListingPage } from './page-of-listing.ts';

/**
 * A page of what stands in the category of a product that is looked at.
 * @throws WrongCategory without a category, or with one that there is not
 * @throws CountryNotFound, CountryClosed
 * @throws InvalidInput if a filter names something unknown
 */
export async function listCategoryProducts(db: Db, query: ListingQuery): Promise<ListingPage> {
  const { categoryId } = query;
  if (categoryId === undefined || !(await catalogOf(db)).categories.get(categoryId)?.isActive) throw new WrongCategory(categoryId);
  return listProductCards(db, query);
}
