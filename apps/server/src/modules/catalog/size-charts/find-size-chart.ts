import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { SizeChart } from '../contract.ts';
import { ProductNotFound } from '../errors.ts';
import { buildSizeChart } from './build-size-chart.ts';
import { getCatalog } from '../snapshot.ts';
import { products, variants } from '../tables.ts';

/**
 * Returns the size chart for the sizes of a published product. Returns null if the product has no size measurements.
 * @throws ProductNotFound
 */
export async function findSizeChart(db: Db, { productId, languageId }: { productId: number; languageId: number }): Promise<SizeChart | null> {
  const rows = await db
    .selectDistinct({ chartId: products.sizeChartId, sizeId: variants.sizeId })
    .from(products)
    .leftJoin(variants, and(eq(variants.productId, products.id), eq(variants.isActive, true)))
    .where(and(eq(products.id, productId), eq(products.status, 'published')));
  const [product] = rows;
  if (!product) throw new ProductNotFound(productId);
  const sizeIds = rows.flatMap(({ sizeId }) => sizeId ?? []);
  return buildSizeChart(await getCatalog(db), { chartId: product.chartId, sizeIds, languageId });
}
