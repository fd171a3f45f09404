import { asc, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { SkuTaken } from '../errors.ts';
import { variants } from '../tables.ts';

export interface BulkVariant {
  sku: string;
  colorId: number | null;
  sizeId: number;
  barcode: string | null;
  weightGrams: number;
  isActive: boolean;
}

export interface SavedBulkVariant {
  variantId: number;
  sku: string;
}

interface ProductVariants {
  productId: number;
  variants: readonly BulkVariant[];
  /** Variants that are not listed are closed. */
  closesOthers: boolean;
}

type Row = typeof variants.$inferSelect;

/**
 * Sets the variants of many products, identified by colour and size, with five statements at most.
 * @returns by product, in the given order
 * @throws SkuTaken if a SKU belongs to another product
 */
export async function saveVariantsInBulk(tx: Tx, each: readonly ProductVariants[]): Promise<Map<number, SavedBulkVariant[]>> {
  await refuseTakenSkus(tx, each);
  const productIds = each.map(({ productId }) => productId);
  const existing = await tx.select().from(variants).where(inArray(variants.productId, productIds)).orderBy(asc(variants.id)).for('update');
  const known = new Map(existing.map((row) => [getVariantKey(row.productId, row), row]));
  const wanted = each.flatMap(({ productId, variants: ofProduct }) =>
    ofProduct.map((variant) => ({ productId, variant, row: known.get(getVariantKey(productId, variant)) })),
  );

  await updateAll(
    tx,
    wanted.flatMap(({ variant, row }) => (row && hasChanged(row, variant) ? [{ id: row.id, ...variant }] : [])),
  );
  const made = wanted.filter(({ row }) => !row).map(({ productId, variant }) => ({ ...variant, productId }));
  const inserted = made.length > 0 ? await tx.insert(variants).values(made).returning() : [];
  const named = new Map([...existing, ...inserted].map((row) => [getVariantKey(row.productId, row), row.id]));

  const closing = new Set(each.filter(({ closesOthers }) => closesOthers).map(({ productId }) => productId));
  const wantedKeys = new Set(wanted.map(({ productId, variant }) => getVariantKey(productId, variant)));
  const left = existing.filter((row) => row.isActive && closing.has(row.productId) && !wantedKeys.has(getVariantKey(row.productId, row)));
  if (left.length > 0) {
    const ids = left.map(({ id }) => id);
    await tx.update(variants).set({ isActive: false }).where(inArray(variants.id, ids));
  }
  return new Map(
    each.map(({ productId, variants: ofProduct }) => [
      productId,
      ofProduct.map((variant) => ({ sku: variant.sku, variantId: named.get(getVariantKey(productId, variant)) ?? 0 })),
    ]),
  );
}

async function refuseTakenSkus(tx: Tx, each: readonly ProductVariants[]): Promise<void> {
  const owners = new Map(each.flatMap(({ productId, variants: ofProduct }) => ofProduct.map(({ sku }) => [sku, productId] as const)));
  if (owners.size === 0) return;
  const rows = await tx
    .select({ sku: variants.sku, productId: variants.productId })
    .from(variants)
    .where(inArray(variants.sku, [...owners.keys()]));
  const foreignVariant = rows.find(({ sku, productId }) => owners.get(sku) !== productId);
  if (foreignVariant) throw new SkuTaken(foreignVariant.sku);
}

const getVariantKey = (productId: number, { colorId, sizeId }: { colorId: number | null; sizeId: number }): string =>
  `${productId}/${colorId ?? ''}/${sizeId}`;

const hasChanged = (row: Row, { sku, barcode, weightGrams, isActive }: BulkVariant): boolean =>
  row.sku !== sku || row.barcode !== barcode || row.weightGrams !== weightGrams || row.isActive !== isActive;

async function updateAll(tx: Tx, rows: readonly (BulkVariant & { id: number })[]): Promise<void> {
  if (rows.length === 0) return;
  const rowsJson = JSON.stringify(
    rows.map(({ id, sku, barcode, weightGrams, isActive }) => ({ id, sku, barcode, weight_grams: weightGrams, is_active: isActive })),
  );
  await tx.execute(sql`
    update variants set sku = said.sku, barcode = said.barcode, weight_grams = said.weight_grams, is_active = said.is_active
    from jsonb_to_recordset(${rowsJson}::jsonb) as said (id int, sku text, barcode text, weight_grams int, is_active boolean)
    where variants.id = said.id`);
}
