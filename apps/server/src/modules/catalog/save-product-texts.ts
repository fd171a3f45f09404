import { and, eq, notInArray } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { saveSlug } from './save-slug.ts';
import { slugOf } from './slug-of.ts';
import { productTranslations, slugs } from './tables.ts';

export interface ProductText {
  languageId: number;
  name: string;
  description: string;
  /** Left out or empty: made from the name. */
  slug?: string;
}

/**
 * Writes a product's texts and gives it an address in each language.
 * @param areAllTexts languages left out lose their texts; their addresses go on leading to the product
 */
export async function saveProductTexts(
  tx: Tx,
  productId: number,
  { texts, areAllTexts = false }: { texts: readonly ProductText[]; areAllTexts?: boolean },
): Promise<void> {
  for (const { languageId, name, description, slug } of texts) {
    await tx
      .insert(productTranslations)
      .values({ productId, languageId, name, description })
      .onConflictDoUpdate({ target: [productTranslations.productId, productTranslations.languageId], set: { name, description } });
    await saveSlug(tx, { kind: 'product', targetId: productId, languageId, slug: slugOf(slug ?? '') || slugOf(name) });
  }
  if (!areAllTexts) return;
  const kept = texts.map(({ languageId }) => languageId);
  await tx.delete(productTranslations).where(and(eq(productTranslations.productId, productId), notInArray(productTranslations.languageId, kept)));
  await tx
    .update(slugs)
    .set({ isCurrent: false })
    .where(and(eq(slugs.kind, 'product'), eq(slugs.targetId, productId), eq(slugs.isCurrent, true), notInArray(slugs.languageId, kept)));
}
