import type { Db } from '#platform/database';
import type { Brand } from './contract.ts';
import { BrandNotFound } from './errors.ts';
import { nameIn } from './names.ts';
import type { CatalogBrand } from './read-catalog.ts';
import { catalogOf } from './snapshot.ts';

/** All active brands by their names. */
export async function listBrands(db: Db, { languageId }: { languageId: number }): Promise<Brand[]> {
  const { brands } = await catalogOf(db);
  return [...brands.values()].filter(({ isActive }) => isActive).map((brand) => brandIn(brand, languageId));
}

/** @throws BrandNotFound */
export async function getBrand(db: Db, { slug, languageId }: { slug: string; languageId: number }): Promise<Brand> {
  const brand = (await catalogOf(db)).brandsBySlug.get(slug);
  if (!brand?.isActive) throw new BrandNotFound(slug);
  return brandIn(brand, languageId);
}

const brandIn = ({ id, slug, name, descriptions }: CatalogBrand, languageId: number): Brand => ({
  id,
  slug,
  name,
  description: nameIn(descriptions, languageId),
});
