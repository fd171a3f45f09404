import { eq } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { dropTags } from '#platform/tags/tag-drops';
import { findSqlState, type Tx, inTransaction } from '#platform/transaction';
import { brands, brandTranslations, products } from '../tables.ts';
import { catalogTag } from '../tags.ts';
import { StillInUse } from '../errors.ts';

export interface BrandForm {
  slug: string;
  name: string;
  isActive: boolean;
  /** Languages that are left out lose their text. */
  texts: readonly { languageId: number; description: string }[];
}

/**
 * Saves a brand from its form. Menus and filters are updated through cache tags.
 * @param id null for a new brand
 * @returns the id of the brand
 * @throws InvalidInput if another brand has this slug
 */
export async function editBrand(tx: Tx, id: number | null, { texts, ...row }: BrandForm): Promise<number> {
  // Uses a savepoint, so that the transaction can continue after a slug conflict.
  const brandId = await inTransaction(tx, async (inner) => {
    const [saved] =
      id === null
        ? await inner.insert(brands).values(row).returning({ id: brands.id })
        : await inner.update(brands).set(row).where(eq(brands.id, id)).returning({ id: brands.id });
    if (!saved) throw new Error(`brand ${id} was not saved`);
    return saved.id;
  }).catch((error: unknown) => {
    throw findSqlState(error) === '23505'
      ? new InvalidInput([{ field: 'slug', code: 'taken', params: { message: 'Another brand uses this URL slug' } }])
      : error;
  });
  await saveBrandTexts(tx, brandId, texts);
  await dropTags(tx, [catalogTag]);
  return brandId;
}

/** Replaces the descriptions of a brand. The caller drops the cache tags. */
export async function saveBrandTexts(tx: Tx, brandId: number, texts: BrandForm['texts']): Promise<void> {
  await tx.delete(brandTranslations).where(eq(brandTranslations.brandId, brandId));
  const written = texts.filter(({ description }) => description.trim() !== '');
  if (written.length > 0) await tx.insert(brandTranslations).values(written.map((text) => ({ ...text, brandId })));
}

/** Deletes a brand without products. @throws StillInUse */
export async function removeBrand(tx: Tx, id: number): Promise<void> {
  const [product] = await tx.select({ id: products.id }).from(products).where(eq(products.brandId, id)).limit(1);
  if (product) throw new StillInUse('brand', 'products use it');
  await tx.delete(brands).where(eq(brands.id, id));
  await dropTags(tx, [catalogTag]);
}
