import { inArray } from 'drizzle-orm';
import { now } from '#kit/clock';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { products } from '../tables.ts';
import { buildProductTag } from '../tags.ts';
import { publishProducts } from './publish-products.ts';

/** Archives any number of products: they are hidden, and kept for orders. */
export async function archiveProducts(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .update(products)
    .set({ status: 'retired', publishAt: null, updatedAt: now() })
    .where(inArray(products.id, [...ids]));
  await dropTags(tx, ids.map(buildProductTag));
  await publishProducts(tx, ids);
}
