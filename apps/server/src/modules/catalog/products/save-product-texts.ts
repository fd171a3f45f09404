import { and, eq, notInArray } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { saveSlug } from '../texts/save-slug.ts';
import { buildSlug } from '../texts/build-slug.ts';
import { productTranslations, slugs } from '../tables.ts';

export interface ProductText {
  languageId: number;
  name: string;
  description: string;
  /** Missing or empty: derived from the name. */
  slug?: string;
}

/**
 * Writes a product's texts and gives it a slug in each language.
 * @param areAllTexts whether languages that are left out lose their texts; their addresses still work
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
    await saveSlug(tx, { kind: 'product', targetId: productId, languageId, slug: buildSlug(slug ?? '') || buildSlug(name) });
  }
  if (!areAllTexts) return;
  const keptLanguages = texts.map(({ languageId }) => languageId);
  await tx
    .delete(productTranslations)
    .where(and(eq(productTranslations.productId, productId), notInArray(productTranslations.languageId, keptLanguages)));
  await tx
    .update(slugs)
    .set({ isCurrent: false })
    .where(and(eq(slugs.kind, 'product'), eq(slugs.targetId, productId), eq(slugs.isCurrent, true), notInArray(slugs.languageId, keptLanguages)));
}
