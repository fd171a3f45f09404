import type { Db } from '#platform/database';
import type { Brand } from '../contract.ts';
import { BrandNotFound } from '../errors.ts';
import { getLocalName } from '../texts/names.ts';
import type { CatalogBrand } from '../read-catalog.ts';
import { getCatalog } from '../snapshot.ts';

/** Lists active brands by name. */
export async function listBrands(db: Db, { languageId }: { languageId: number }): Promise<Brand[]> {
  const { brands } = await getCatalog(db);
  return [...brands.values()].filter(({ isActive }) => isActive).map((brand) => toBrand(brand, languageId));
}

/** @throws BrandNotFound */
export async function getBrand(db: Db, { slug, languageId }: { slug: string; languageId: number }): Promise<Brand> {
  const brand = (await getCatalog(db)).brandsBySlug.get(slug);
  if (!brand?.isActive) throw new BrandNotFound(slug);
  return toBrand(brand, languageId);
}

const toBrand = ({ id, slug, name, descriptions }: CatalogBrand, languageId: number): Brand => ({
  id,
  slug,
  name,
  description: getLocalName(descriptions, languageId),
});
