import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { groupValuesById, type NamedValue } from '../attributes/attribute-names.ts';
import type { Color, Size } from '../contract.ts';
import { stockLevels } from './tables.ts';
import { variants } from '../tables.ts';

export interface VariantStock {
  id: number;
  sku: string;
  colorId: number | null;
  sizeId: number;
  /** Available pieces. */
  free: number;
}

/** Available stock: the stock on hand less the held stock; 0 if stock was never received. */
export const freeStock = sql<number>`coalesce(${stockLevels.onHand} - ${stockLevels.held}, 0)`;

/** Returns a product's active variants, and its colours and sizes in display order, with two queries. */
export async function listVariantStock(
  db: Db,
  { productId, languageId }: { productId: number; languageId: number },
): Promise<{ variants: VariantStock[]; colors: Color[]; sizes: Size[] }> {
  const rows = await db
    .select({ id: variants.id, sku: variants.sku, colorId: variants.colorId, sizeId: variants.sizeId, free: freeStock })
    .from(variants)
    .leftJoin(stockLevels, eq(stockLevels.variantId, variants.id))
    .where(and(eq(variants.productId, productId), eq(variants.isActive, true)))
    .orderBy(asc(variants.id));
  const values = await groupValuesById(
    db,
    rows.flatMap(({ colorId, sizeId }) => (colorId === null ? [sizeId] : [colorId, sizeId])),
    languageId,
  );
  const sortValues = (ids: ReadonlySet<number | null>): NamedValue[] =>
    [...values.values()].filter(({ id }) => ids.has(id)).sort((a, b) => a.position - b.position || a.id - b.id);
  return {
    variants: rows,
    colors: sortValues(new Set(rows.map(({ colorId }) => colorId))).map(({ id, code, name, hex }) => ({ id, code, name, hex })),
    sizes: sortValues(new Set(rows.map(({ sizeId }) => sizeId))).map(({ id, code, name }) => ({ id, code, name })),
  };
}
