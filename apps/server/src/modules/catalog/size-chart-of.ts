import { and, eq } from 'drizzle-orm';
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
  const rows = await db
    .selectDistinct({ chartId: products.sizeChartId, sizeId: variants.sizeId })
    .from(products)
    .leftJoin(variants, and(eq(variants.productId, products.id), eq(variants.isActive, true)))
    .where(and(eq(products.id, productId), eq(products.status, 'published')));
  const [product] = rows;
  if (!product) throw new ProductNotFound(productId);
  const sizeIds = rows.flatMap(({ sizeId }) => sizeId ?? []);
  return sizeChartIn(await catalogOf(db), { chartId: product.chartId, sizeIds, languageId });
}
