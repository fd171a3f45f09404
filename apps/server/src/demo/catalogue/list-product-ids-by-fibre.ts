import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { products } from '#tables/catalog';

/** Returns ids of the first published products that contain a fibre. */
export async function listProductIdsByFibre(tx: Tx, fibre: string, most: number): Promise<number[]> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.status, 'published'), sql`${products.composition}::text like ${`%"${fibre}"%`}`))
    .orderBy(asc(products.id))
    .limit(most);
  return rows.map(({ id }) => id);
}
