import { and, eq, sql } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { publishProducts } from '../products/publish-products.ts';
import { saveSlug } from '../texts/save-slug.ts';
import { listChildren } from './admin-categories.ts';
import { categories, slugs } from '../tables.ts';
import { catalogTag } from '../tags.ts';

interface Destination {
  /** Null moves the category to the top level. */
  parentId: number | null;
  /** Its index among the new siblings, from 0; null: the last. */
  index: number | null;
}

/**
 * Moves a category with its descendants. Their products are removed from the listings of the old ancestors and added to those of the new
 * ancestors. The old address still works. The caller holds the lock of the tree.
 * @throws InvalidInput if the category would become its own descendant, or the parent does not exist
 */
export async function moveCategory(tx: Tx, id: number, { parentId, index }: Destination): Promise<void> {
  const parents = new Map(
    (await tx.select({ id: categories.id, parentId: categories.parentId }).from(categories)).map((row) => [row.id, row.parentId] as const),
  );
  const above = parentId === null ? [] : listAncestors(parents, parentId);
  if (parentId !== null && !parents.has(parentId)) throw createRefusal('unknown', 'There is no such category');
  if (above.includes(id)) throw createRefusal('loop', 'A category cannot be moved into itself');

  const before = parents.get(id) ?? null;
  const siblings = (await listChildren(tx, parentId)).filter((sibling) => sibling.id !== id);
  const order = siblings.map((sibling) => sibling.id).toSpliced(index ?? siblings.length, 0, id);
  for (const [position, categoryId] of order.entries())
    await tx
      .update(categories)
      .set({ position, ...(categoryId === id && { parentId }) })
      .where(eq(categories.id, categoryId));

  if (before !== parentId) {
    await updateSlugs(tx, id, parentId);
    await moveProducts(tx, id, { from: before === null ? [] : listAncestors(parents, before), to: above });
  }
  await dropTags(tx, [catalogTag]);
}

const createRefusal = (code: string, message: string) => new InvalidInput([{ field: 'parentId', code, params: { message } }]);

/** Returns a category and all its ancestors. */
function listAncestors(parents: ReadonlyMap<number, number | null>, from: number): number[] {
  const path: number[] = [];
  for (let next: number | null = from; next !== null && path.length <= parents.size; next = parents.get(next) ?? null) path.push(next);
  return path;
}

/** Gives a moved category its old slug, or a similar slug if a new sibling has the old one. Slugs are unique among siblings. */
async function updateSlugs(tx: Tx, id: number, parentId: number | null): Promise<void> {
  const current = await tx
    .select({ languageId: slugs.languageId, slug: slugs.slug })
    .from(slugs)
    .where(and(eq(slugs.kind, 'category'), eq(slugs.targetId, id), eq(slugs.isCurrent, true)));
  for (const { languageId, slug } of current) await saveSlug(tx, { kind: 'category', targetId: id, scopeId: parentId ?? 0, languageId, slug });
}

/** Moves the products of a category and its descendants from the listings of the old ancestors to those of the new ancestors. */
async function moveProducts(tx: Tx, id: number, { from, to }: { from: readonly number[]; to: readonly number[] }): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with recursive below as (
      select id from categories where id = ${id}
      union select category.id from categories category join below on category.parent_id = below.id)
    select id from products where category_id in (select id from below) order by id for no key update`);
  const ids = sql`${sql.param(rows.map((row) => row.id))}::int[]`;
  const left = from.filter((oldCategoryId) => !to.includes(oldCategoryId));
  await tx.execute(sql`delete from product_categories where product_id = any(${ids}) and category_id = any(${sql.param(left)}::int[])`);
  await tx.execute(sql`
    insert into product_categories (category_id, product_id)
    select shelf, product from unnest(${sql.param([...to])}::int[]) shelf cross join unnest(${ids}) product on conflict do nothing`);
  await publishProducts(
    tx,
    rows.map((row) => row.id),
  );
}
