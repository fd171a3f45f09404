import { and, eq, sql } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { dropTags } from '#platform/tag-drops';
import type { Tx } from '#platform/transaction';
import { publishProducts } from './publish-products.ts';
import { saveSlug } from './save-slug.ts';
import { childrenOf } from './staff-categories.ts';
import { categories, slugs } from './tables.ts';
import { catalogTag } from './tags.ts';

interface Destination {
  /** Null: to the top. */
  parentId: number | null;
  /** Its place among the siblings there, from 0; null: the last. */
  index: number | null;
}

/**
 * Moves a category with all below it to another place of the tree. Its products stand on the shelves of the new ancestors
 * and of the old ones no more; its address is the new one, and the former goes on leading there. The caller holds the tree's
 * lock.
 * @throws InvalidInput if it would stand below itself, or there is no such parent
 */
export async function moveCategory(tx: Tx, id: number, { parentId, index }: Destination): Promise<void> {
  const parents = new Map(
    (await tx.select({ id: categories.id, parentId: categories.parentId }).from(categories)).map((row) => [row.id, row.parentId] as const),
  );
  const above = parentId === null ? [] : pathUp(parents, parentId);
  if (parentId !== null && !parents.has(parentId)) throw refused('unknown', 'There is no such category');
  if (above.includes(id)) throw refused('loop', 'A category cannot stand below itself');

  const before = parents.get(id) ?? null;
  const siblings = (await childrenOf(tx, parentId)).filter((sibling) => sibling.id !== id);
  const order = siblings.map((sibling) => sibling.id).toSpliced(index ?? siblings.length, 0, id);
  for (const [position, categoryId] of order.entries())
    await tx
      .update(categories)
      .set({ position, ...(categoryId === id && { parentId }) })
      .where(eq(categories.id, categoryId));

  if (before !== parentId) {
    await readdress(tx, id, parentId);
    await rehang(tx, id, { from: before === null ? [] : pathUp(parents, before), to: above });
  }
  await dropTags(tx, [catalogTag]);
}

const refused = (code: string, message: string) => new InvalidInput([{ field: 'parentId', code, params: { message } }]);

/** A category and all above it. */
function pathUp(parents: ReadonlyMap<number, number | null>, from: number): number[] {
  const path: number[] = [];
  for (let next: number | null = from; next !== null && path.length <= parents.size; next = parents.get(next) ?? null) path.push(next);
  return path;
}

/** Addresses count among siblings: in the new place it gets the one it had, or one like it. */
async function readdress(tx: Tx, id: number, parentId: number | null): Promise<void> {
  const current = await tx
    .select({ languageId: slugs.languageId, slug: slugs.slug })
    .from(slugs)
    .where(and(eq(slugs.kind, 'category'), eq(slugs.targetId, id), eq(slugs.isCurrent, true)));
  for (const { languageId, slug } of current) await saveSlug(tx, { kind: 'category', targetId: id, scopeId: parentId ?? 0, languageId, slug });
}

/** Takes the products of a category and of all below it from the shelves of the old ancestors to those of the new. */
async function rehang(tx: Tx, id: number, { from, to }: { from: readonly number[]; to: readonly number[] }): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with recursive below as (
      select id from categories where id = ${id}
      union select category.id from categories category join below on category.parent_id = below.id)
    select id from products where category_id in (select id from below) order by id for no key update`);
  const ids = sql`${sql.param(rows.map((row) => row.id))}::int[]`;
  const left = from.filter((shelf) => !to.includes(shelf));
  await tx.execute(sql`delete from product_categories where product_id = any(${ids}) and category_id = any(${sql.param(left)}::int[])`);
  await tx.execute(sql`
    insert into product_categories (category_id, product_id)
    select shelf, product from unnest(${sql.param([...to])}::int[]) shelf cross join unnest(${ids}) product on conflict do nothing`);
  await publishProducts(
    tx,
    rows.map((row) => row.id),
  );
}
