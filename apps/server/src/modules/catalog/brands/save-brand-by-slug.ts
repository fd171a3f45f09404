import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { brands, brandTranslations } from '../tables.ts';
import { editBrand } from './edit-brand.ts';

/**
 * Creates a brand, or renames the brand with this slug and adds descriptions. An import calls this for each product. An unchanged brand is not
 * written, because each write refreshes all menus.
 * @returns the id of the brand
 */
export async function saveBrandBySlug(
  tx: Tx,
  { slug, name, descriptions = [] }: { slug: string; name: string; descriptions?: { languageId: number; description: string }[] },
): Promise<number> {
  // Two imports may create the same brand at the same time.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`brand ${slug}`}))`);
  const [brand] = await tx.select({ id: brands.id, name: brands.name, isActive: brands.isActive }).from(brands).where(eq(brands.slug, slug));
  if (!brand) return editBrand(tx, null, { slug, name, isActive: true, texts: descriptions });
  if (brand.name === name && descriptions.length === 0) return brand.id;
  const { languageId, description } = brandTranslations;
  const known = await tx.select({ languageId, description }).from(brandTranslations).where(eq(brandTranslations.brandId, brand.id));
  const kept = known.filter((text) => !descriptions.some((other) => other.languageId === text.languageId));
  return editBrand(tx, brand.id, { slug, name, isActive: brand.isActive, texts: [...kept, ...descriptions] });
}
