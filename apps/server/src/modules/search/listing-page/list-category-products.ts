import { getCatalog } from '#modules/catalog';
import type { Db } from '#platform/database';
import type { ListingQuery } from '../contract.ts';
import { WrongCategory } from '../errors.ts';
import { listProductCards } from '../cards/list-product-cards.ts';
import type { ListingPage } from './get-listing-page.ts';

/**
 * Returns a page of products in the category of the product that is shown.
 * @throws WrongCategory if the category is missing or unknown
 * @throws CountryNotFound, CountryClosed
 * @throws InvalidInput if a filter names an unknown value
 */
export async function listCategoryProducts(db: Db, query: ListingQuery): Promise<ListingPage> {
  const { categoryId } = query;
  if (categoryId === undefined || !(await getCatalog(db)).categories.get(categoryId)?.isActive) throw new WrongCategory(categoryId);
  return listProductCards(db, query);
}
