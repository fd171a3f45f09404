import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { SizeChart } from './contract.ts';
import { ProductNotFound } from './errors.ts';
import { sizeChartIn } from './size-chart-in.ts';
import { catalogOf } from './snapshot.ts';
import { products, variants } from './tables.ts';

/**
 * Which bodies the sizes are made for that a published product comes in. Null: its sizes are not measured.
 * @throws ProductNotFound
 */
export async function sizeChartOf(db: Db, { productId, languageId }: { productId: number; languageId: number }): Promise<SizeChart | null> {
  const [product] = await db
    .select({
      chartId: products.sizeChartId,
      sizeIds: sql<
        number[]
      >`array(select distinct ${variants.sizeId} from ${variants} where ${variants.productId} = ${products.id} and ${variants.isActive})`,
    })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.status, 'published')));
  if (!product) throw new ProductNotFound(productId);
  return sizeChartIn(await catalogOf(db), { ...product, languageId });
}
