import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { productCategories } from '../tables.ts';

/** Assigns a product to its leaf category and all ancestors, and removes it from all others. Reads the tree within this transaction. */
export async function assignCategory(tx: Tx, productId: number, categoryId: number): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with recursive path as (
      select id, parent_id from categories where id = ${categoryId}
      union
      select above.id, above.parent_id from categories above join path on above.id = path.parent_id)
    select id from path`);
  const categoryIds = rows.map(({ id }) => id);
  await tx.delete(productCategories).where(and(eq(productCategories.productId, productId), notInArray(productCategories.categoryId, categoryIds)));
  await tx
    .insert(productCategories)
    .values(categoryIds.map((assignedId) => ({ categoryId: assignedId, productId })))
    .onConflictDoNothing();
}
