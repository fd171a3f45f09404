import { and, eq, inArray, ne, notInArray } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { SkuTaken } from './errors.ts';
import { variants } from './tables.ts';

export interface VariantToSave {
  sku: string;
  colorId: number | null;
  sizeId: number;
  barcode?: string | null;
  weightGrams?: number;
}

export interface SavedVariant {
  variantId: number;
  sku: string;
  isNew: boolean;
}

/**
 * Brings a product's variants to what is given, known by colour and size; those left out are closed.
 * @returns in the order given
 * @throws SkuTaken if a SKU belongs to another product
 */
export async function saveVariants(tx: Tx, productId: number, wanted: readonly VariantToSave[]): Promise<SavedVariant[]> {
  if (wanted.length === 0) throw new RangeError('a product has at least one variant');
  const skus = wanted.map(({ sku }) => sku);
  const [stranger] = await tx
    .select({ sku: variants.sku })
    .from(variants)
    .where(and(inArray(variants.sku, skus), ne(variants.productId, productId)))
    .limit(1);
  if (stranger) throw new SkuTaken(stranger.sku);
  const there = await tx.select().from(variants).where(eq(variants.productId, productId)).orderBy(variants.id).for('update');
  const saved: SavedVariant[] = [];
  for (const { sku, colorId, sizeId, barcode = null, weightGrams = 0 } of wanted) {
    const known = there.find((row) => row.colorId === colorId && row.sizeId === sizeId);
    const row = { sku, barcode, weightGrams, isActive: true };
    const [variant] = known
      ? await tx.update(variants).set(row).where(eq(variants.id, known.id)).returning({ id: variants.id })
      : await tx
          .insert(variants)
          .values({ ...row, productId, colorId, sizeId })
          .returning({ id: variants.id });
    if (!variant) throw new Error(`variant ${sku} was not saved`);
    saved.push({ variantId: variant.id, sku, isNew: !known });
  }
  await tx
    .update(variants)
    .set({ isActive: false })
    .where(
      and(
        eq(variants.productId, productId),
        notInArray(
          variants.id,
          saved.map(({ variantId }) => variantId),
        ),
      ),
    );
  return saved;
}
