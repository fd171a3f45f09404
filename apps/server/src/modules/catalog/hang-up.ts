import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { productCategories } from './tables.ts';

/** Puts a product into its leaf and all above, and out of everything else. Reads the tree as this transaction has it. */
export async function hangUp(tx: Tx, productId: number, categoryId: number): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with recursive path as (
      select id, parent_id from categories where id = ${categoryId}
      union
      select above.id, above.parent_id from categories above join path on above.id = path.parent_id)
    select id from path`);
  const shelves = rows.map(({ id }) => id);
  await tx.delete(productCategories).where(and(eq(productCategories.productId, productId), notInArray(productCategories.categoryId, shelves)));
  await tx
    .insert(productCategories)
    .values(shelves.map((shelf) => ({ categoryId: shelf, productId })))
    .onConflictDoNothing();
}
