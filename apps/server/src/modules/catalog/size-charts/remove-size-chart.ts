import { count, eq } from 'drizzle-orm';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { StillInUse } from '../errors.ts';
import { products, sizeCharts } from '../tables.ts';
import { catalogTag } from '../tags.ts';

/** Deletes a size chart that no product uses. @throws StillInUse */
export async function removeSizeChart(tx: Tx, id: number): Promise<void> {
  const [used] = await tx.select({ count: count() }).from(products).where(eq(products.sizeChartId, id));
  if (used && used.count > 0) throw new StillInUse('size guide', `products use it (${used.count})`);
  await tx.delete(sizeCharts).where(eq(sizeCharts.id, id));
  await dropTags(tx, [catalogTag]);
}
