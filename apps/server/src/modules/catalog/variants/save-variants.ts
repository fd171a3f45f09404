import { and, eq, inArray, ne, notInArray } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { SkuTaken } from '../errors.ts';
import { variants } from '../tables.ts';

export interface VariantToSave {
  sku: string;
  colorId: number | null;
  sizeId: number;
  barcode?: string | null;
  weightGrams?: number;
  /** Closed variants are not sold, but they are kept because orders refer to them. */
  isActive?: boolean;
}

export interface SavedVariant {
  variantId: number;
  sku: string;
  isNew: boolean;
}

/**
 * Sets a product's variants, identified by colour and size. Variants that are left out are closed. Two variants may swap their SKUs.
 * @returns in the given order
 * @throws SkuTaken if a SKU belongs to another product
 */
export async function saveVariants(tx: Tx, productId: number, wanted: readonly VariantToSave[]): Promise<SavedVariant[]> {
  const skus = wanted.map(({ sku }) => sku);
  const [foreignVariant] = await tx
    .select({ sku: variants.sku })
    .from(variants)
    .where(and(inArray(variants.sku, skus), ne(variants.productId, productId)))
    .limit(1);
  if (foreignVariant) throw new SkuTaken(foreignVariant.sku);
  const existing = await tx.select().from(variants).where(eq(variants.productId, productId)).orderBy(variants.id).for('update');
  await releaseMovedSkus(tx, existing, wanted);
  const saved: SavedVariant[] = [];
  for (const { sku, colorId, sizeId, barcode = null, weightGrams = 0, isActive = true } of wanted) {
    const known = existing.find((row) => row.colorId === colorId && row.sizeId === sizeId);
    const row = { sku, barcode, weightGrams, isActive };
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

/** Frees SKUs that move from one variant to another, to avoid unique conflicts. */
async function releaseMovedSkus(tx: Tx, existing: readonly (typeof variants.$inferSelect)[], wanted: readonly VariantToSave[]): Promise<void> {
  for (const row of existing) {
    const newOwner = wanted.find(({ sku }) => sku === row.sku);
    if (!newOwner || (newOwner.colorId === row.colorId && newOwner.sizeId === row.sizeId)) continue;
    await tx
      .update(variants)
      .set({ sku: `${row.sku}~${row.id}` })
      .where(eq(variants.id, row.id));
  }
}
