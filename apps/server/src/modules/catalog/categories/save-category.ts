import { sql } from 'drizzle-orm';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { saveSlug } from '../texts/save-slug.ts';
import { buildSlug } from '../texts/build-slug.ts';
import { categories, categoryTranslations } from '../tables.ts';
import { catalogTag } from '../tags.ts';

export interface CategoryToSave {
  code: string;
  parentId?: number | null;
  position?: number;
  /** Without a slug: derived from the name. */
  texts: { languageId: number; name: string; description?: string; slug?: string }[];
}

/** Creates a category, or updates the one with this code. @returns its id */
export async function saveCategory(tx: Tx, { code, parentId = null, position = 0, texts }: CategoryToSave): Promise<number> {
  const [category] = await tx
    .insert(categories)
    .values({ code, parentId, position })
    .onConflictDoUpdate({ target: categories.code, set: { parentId, position, isActive: true } })
    .returning({ id: categories.id });
  if (!category) throw new Error(`category ${code} was not saved`);
  for (const { languageId, name, description = '', slug = buildSlug(name) } of texts) {
    await tx
      .insert(categoryTranslations)
      .values({ categoryId: category.id, languageId, name, description })
      .onConflictDoUpdate({
        target: [categoryTranslations.categoryId, categoryTranslations.languageId],
        set: { name: sql`excluded.name`, description: sql`excluded.description` },
      });
    await saveSlug(tx, { kind: 'category', targetId: category.id, scopeId: parentId ?? 0, languageId, slug });
  }
  await dropTags(tx, [catalogTag]);
  return category.id;
}
