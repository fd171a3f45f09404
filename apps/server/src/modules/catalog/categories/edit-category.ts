import { defaultLanguageId } from '@selvedge/i18n';
import { eq } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { moveCategory } from './move-category.ts';
import { saveNamedTexts, type NamedText } from '../texts/save-named-texts.ts';
import { buildSlug } from '../texts/build-slug.ts';
import { listChildren } from './admin-categories.ts';
import { categories } from '../tables.ts';
import { catalogTag } from '../tags.ts';

export interface CategoryForm {
  /** If empty, the code of a new category is derived from its name. An existing category keeps its code, because imports use it. */
  code: string;
  parentId: number | null;
  isActive: boolean;
  texts: readonly NamedText[];
}

/**
 * Saves a category from its form. A new category becomes the last of its siblings. The caller holds the lock of the tree.
 * @param id null for a new category
 * @returns the id of the category
 * @throws InvalidInput if the code or an address is taken, or the category would become its own descendant
 */
export async function editCategory(tx: Tx, id: number | null, form: CategoryForm): Promise<number> {
  const categoryId = id ?? (await makeCategory(tx, form));
  const [before] = await tx.select({ parentId: categories.parentId }).from(categories).where(eq(categories.id, categoryId));
  if (before && before.parentId !== form.parentId) await moveCategory(tx, categoryId, { parentId: form.parentId, index: null });
  await tx.update(categories).set({ isActive: form.isActive }).where(eq(categories.id, categoryId));
  await saveNamedTexts(tx, { kind: 'category', targetId: categoryId, scopeId: form.parentId ?? 0 }, form.texts);
  await dropTags(tx, [catalogTag]);
  return categoryId;
}

async function makeCategory(tx: Tx, { code, parentId, texts }: CategoryForm): Promise<number> {
  const parent = parentId === null ? undefined : (await tx.select({ code: categories.code }).from(categories).where(eq(categories.id, parentId)))[0];
  if (parentId !== null && !parent)
    throw new InvalidInput([{ field: 'parentId', code: 'unknown', params: { message: 'There is no such category' } }]);
  const name = texts.find(({ languageId }) => languageId === defaultLanguageId)?.name ?? '';
  const made = [...(parent ? [parent.code] : []), buildSlug(name)].join('-');
  const position = (await listChildren(tx, parentId)).length;
  const [row] = await tx
    .insert(categories)
    .values({ code: code || made, parentId, position })
    .onConflictDoNothing()
    .returning({ id: categories.id });
  if (!row) throw new InvalidInput([{ field: 'code', code: 'taken', params: { message: `Another category has the code ${code || made}` } }]);
  return row.id;
}
