import type { z } from '@hono/zod-openapi';
import { BrandNotFound, getCatalog } from '#modules/catalog';
import type { Db } from '#platform/database';
import type { brandListingQuerySchema } from '../contract.ts';
import { getListingPage, type ListingPage } from './get-listing-page.ts';

/**
 * Returns a page of a brand's products in a country, sorted by price unless another order is requested.
 * @throws BrandNotFound
 * @throws CountryNotFound, CountryClosed
 * @throws InvalidInput if a filter names an unknown value
 */
export async function listBrandProducts(db: Db, query: z.infer<typeof brandListingQuerySchema>): Promise<ListingPage & { brandId: number }> {
  const { brandSlug, order, orderBy = order === 'ASC' ? 'price-asc' : 'price-desc' } = query;
  const brand = (await getCatalog(db)).brandsBySlug.get(brandSlug.toLowerCase());
  if (!brand?.isActive) throw new BrandNotFound(brandSlug);
  return { ...(await getListingPage(db, query, { scope: { brandId: brand.id }, orderBy })), brandId: brand.id };
}
