import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { products, variants } from '../tables.ts';
import { stockLevels } from '../stock/tables.ts';
import { freeStock } from '../stock/list-variant-stock.ts';

/** A variant with the data that a buyer needs. */
export interface FoundVariant {
  variantId: number;
  productId: number;
  /** Whether the product is published and the variant active. The price in the country is not checked here. */
  isSellable: boolean;
  /** Available pieces. */
  free: number;
}

/** Returns the variant of a product in a colour and size. @returns undefined if the variant does not exist */
export async function findVariant(
  db: Db,
  { productId, colorId, sizeId }: { productId: number; colorId: number | null; sizeId: number },
): Promise<FoundVariant | undefined> {
  const [found] = await db
    .select({ variantId: variants.id, productId: variants.productId, isSellable, free: freeStock })
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

/** Whether the product is published and the variant active. Needs `products` and `variants` in the query. */
export const isSellable = sql<boolean>`(${products.status} = 'published' and ${variants.isActive})`;
