import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { products, stockLevels, variants } from './tables.ts';
import { freeStock } from './variants-of-product.ts';

/** A variant as a buyer meets it. */
export interface FoundVariant {
  variantId: number;
  productId: number;
  /** Published and active; whether it has a price where it is asked for is not known here. */
  isSellable: boolean;
  /** Pieces that can be had now. */
  free: number;
}

/** The variant of a product in a colour and size. @returns undefined where there is none */
export async function findVariant(
  db: Db,
  { productId, colorId, sizeId }: { productId: number; colorId: number | null; sizeId: number },
): Promise<FoundVariant | undefined> {
  const [found] = await db
    .select({ variantId: variants.id, productId: variants.productId, isSellable: isSellable, free: freeStock })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(stockLevels, eq(stockLevels.variantId, variants.id))
    .where(
      and(
        eq(variants.productId, productId),
        colorId === null ? isNull(variants.colorId) : eq(variants.colorId, colorId),
        eq(variants.sizeId, sizeId),
      ),
    );
  return found;
}

/** Published and active. Needs `products` and `variants` in the query. */
export const isSellable = sql<boolean>`(${products.status} = 'published' and ${variants.isActive})`;
