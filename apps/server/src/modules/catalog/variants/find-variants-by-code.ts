import { inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { variants } from '../tables.ts';
import { listCodeSpellings } from './scan-code.ts';

/** Maximum number of variants that a code returns. Barcodes are not unique, because a supplier may use one for several sizes. */
const MAX_VARIANTS = 5;

/** Returns the ids of the variants with a scanned barcode or SKU, sold or not. */
export async function findVariantsByCode(db: Db, code: string): Promise<number[]> {
  const spellings = listCodeSpellings(code);
  const rows = await db
    .select({ id: variants.id })
    .from(variants)
    .where(
      or(
        inArray(variants.barcode, spellings),
        inArray(
          sql`lower(${variants.sku})`,
          spellings.map((spelling) => spelling.toLowerCase()),
        ),
      ),
    )
    .orderBy(variants.id)
    .limit(MAX_VARIANTS);
  return rows.map(({ id }) => id);
}

/** Returns the current SKU and barcode of variants, by id. */
export async function readVariantCodes(db: Db, variantIds: readonly number[]): Promise<Map<number, { sku: string; barcode: string | null }>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .select({ id: variants.id, sku: variants.sku, barcode: variants.barcode })
    .from(variants)
    .where(inArray(variants.id, [...variantIds]));
  return new Map(rows.map(({ id, ...codes }) => [id, codes]));
}
