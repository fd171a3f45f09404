import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { categories, categoryTranslations } from '../tables.ts';
import { lockCategories } from './admin-categories.ts';
import { editCategory } from './edit-category.ts';

export interface CategoryToSave {
  code: string;
  parentId?: number | null;
  /** Languages that are left out keep their text. A text without a slug keeps the present slug or gets one derived from the name. */
  texts: { languageId: number; name: string; description?: string; slug?: string }[];
}

/** Creates a category as the last of its siblings, or updates and activates the category with this code. @returns the id */
export async function saveCategoryByCode(tx: Tx, { code, parentId = null, texts }: CategoryToSave): Promise<number> {
  await lockCategories(tx);
  const [found] = await tx.select({ id: categories.id }).from(categories).where(eq(categories.code, code));
  const { languageId, name, description } = categoryTranslations;
  const known = found
    ? await tx.select({ languageId, name, description }).from(categoryTranslations).where(eq(categoryTranslations.categoryId, found.id))
    : [];
  const kept = known.filter((text) => !texts.some((other) => other.languageId === text.languageId));
  const written = [...kept, ...texts].map((text) => ({ description: '', slug: '', ...text }));
  return editCategory(tx, found?.id ?? null, { code, parentId, isActive: true, texts: written });
}
