import { and, eq, sql, type SQL } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { products } from '../tables.ts';

/** All drafts: a query of `product_id` and `handle`. */
export const draftProducts: SQL = sql`select id as product_id, handle from ${products} where status = 'draft'`;

/**
 * Publishes a draft that has all data required by law. Other products stay unchanged. The caller publishes `product.changed`.
 */
export async function publishDraft(tx: Tx, productId: number): Promise<void> {
  const at = now();
  await tx
    .update(products)
    .set({
      status: 'published',
      publishAt: null,
      publishedAt: sql`coalesce(${products.publishedAt}, ${at.toISOString()}::timestamptz)`,
      updatedAt: at,
    })
    .where(and(eq(products.id, productId), eq(products.status, 'draft'), eq(products.missing, [])));
}
