import { inTransaction } from '#platform/transaction';
import { catalogTag, receiveStock } from '#modules/catalog';
import type { Database } from '#platform/database';
import { dropTags } from '#platform/tags/tag-drops';
import { attributeValues, variants } from '#tables/catalog';
import type { TestGarment } from '../test-shop.ts';

/** Adds a garment in size L with stock. @returns its variant */
export function addLargeSize({ db }: Pick<Database, 'db'>, { productId, colorId }: TestGarment, stock = 1): Promise<number> {
  return inTransaction(db, async (tx) => {
    const [size] = await tx
      .insert(attributeValues)
      .values({ attribute: 'size', code: 'l', scale: 'alpha', position: 1 })
      .onConflictDoUpdate({ target: [attributeValues.attribute, attributeValues.code], set: { position: 1 } })
      .returning();
    const [variant] = await tx
      .insert(variants)
      .values({ productId, colorId, sizeId: size?.id ?? 0, sku: `L-${crypto.randomUUID()}` })
      .returning();
    await receiveStock(tx, { lines: [{ variantId: variant?.id ?? 0, quantity: stock }], reference: 'test' });
    await dropTags(tx, [catalogTag]);
    return variant?.id ?? 0;
  });
}
