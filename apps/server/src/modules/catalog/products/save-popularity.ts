import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';

/**
 * Stores how many pieces of each product were sold in the last weeks. Products that are left out had no sales.
 * @returns the products whose number has changed
 */
export async function savePopularity(db: Db, sold: readonly { productId: number; pieces: number }[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    update products set popularity = counted.pieces
    from (
      select known.id, coalesce(sold.pieces, 0) as pieces from products known
      left join unnest(${sql.param(sold.map(({ productId }) => productId))}::int[], ${sql.param(sold.map(({ pieces }) => pieces))}::int[])
        as sold (product_id, pieces) on sold.product_id = known.id) counted
    where products.id = counted.id and products.popularity <> counted.pieces
    returning products.id`);
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}
