import type { z } from '@hono/zod-openapi';
import { BrandNotFound, catalogOf } from '#modules/catalog';
import type { Db } from '#platform/database';
import type { brandListingQuerySchema } from './contract.ts';
import { pageOfListing, type ListingPage } from './page-of-listing.ts';

/**
 * A page of what a brand has in a country, by price unless another order is asked for.
 * @throws BrandNotFound
 * @throws CountryNotFound, CountryClosed
 * @throws InvalidInput if a filter names something unknown
 */
export async function listBrandProducts(db: Db, query: z.infer<typeof brandListingQuerySchema>): Promise<ListingPage & { brandId: number }> {
  const { brandSlug, order, orderBy = order === 'ASC' ? 'price-asc' : 'price-desc' } = query;
  const brand = (await catalogOf(db)).brandsBySlug.get(brandSlug.toLowerCase());
  if (!brand?.isActive) throw new BrandNotFound(brandSlug);
  return { ...(await pageOfListing(db, query, { scope: { brandId: brand.id }, orderBy })), brandId: brand.id };
}
