import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { products } from '../tables.ts';
import { buildProductTag } from '../tags.ts';
import { publishProducts } from './publish-products.ts';

/** Locks the next draft whose time of publication has come. @param after the product of the last call; 0: the first */
export async function lockNextDueProduct(tx: Tx, after: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.status, 'draft'), lte(products.publishAt, now()), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row?.id;
}

/** Publishes a locked product that can be published. */
export async function publishScheduled(tx: Tx, id: number): Promise<void> {
  const at = now();
  await tx
    .update(products)
    .set({
      status: 'published',
      publishAt: null,
      publishedAt: sql`coalesce(${products.publishedAt}, ${at.toISOString()}::timestamptz)`,
      missing: [],
      updatedAt: at,
    })
    .where(eq(products.id, id));
  await dropTags(tx, [buildProductTag(id)]);
  await publishProducts(tx, [id]);
}
