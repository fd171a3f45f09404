import { asc, inArray, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { publish } from '#platform/outbox';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import type { CompositionPart } from '../products/composition.ts';
import { saveProductTags } from '../products/product-tags.ts';
import { saveProductSlugs } from '../products/save-product-slugs.ts';
import { saveVariantsInBulk, type BulkVariant, type SavedBulkVariant } from './save-variants-in-bulk.ts';
import { productMedia, products, productTranslations } from '../tables.ts';
import { buildProductTag } from '../tags.ts';

/** A product of a bulk save. */
export interface BulkProduct {
  /** Its permanent name. */
  handle: string;
  brandId: number;
  makerId: number | null;
  /** The leaf category; the product also appears in all ancestors. */
  categoryId: number;
  audience: string;
  status: 'draft' | 'published' | 'retired';
  missing: string[];
  composition: CompositionPart[];
  care: string[];
  isHygiene: boolean;
  vatCategory: string;
  /** Null: unchanged. */
  tags: string[] | null;
  /** Languages that are left out keep their texts. A new name gets a new slug; an unchanged one keeps its slug. */
  texts: { languageId: number; name: string; description: string }[];
  variants: BulkVariant[];
  /** Whether variants that are not listed are closed. Otherwise they stay unchanged. */
  closesOthers: boolean;
  /** In display order; null leaves the images unchanged. */
  media: { mediaId: number; colorId: number | null }[] | null;
}

export interface SavedBulkProduct {
  productId: number;
  variants: SavedBulkVariant[];
}

/**
 * Does the same as {@link saveProduct} for many products with a dozen statements, for files with tens of thousands of lines. A call may
 * contain about two thousand variants at most, because PostgreSQL allows 65,535 parameters per statement.
 * @returns in the given order
 * @throws SkuTaken if a SKU belongs to another product
 */
export async function saveProducts(tx: Tx, wanted: readonly BulkProduct[]): Promise<SavedBulkProduct[]> {
  if (wanted.length === 0) return [];
  const ids = await saveRows(tx, wanted);
  const each = wanted.map((product) => ({ ...product, productId: ids.get(product.handle) ?? 0 }));
  await saveTexts(tx, each);
  const variants = await saveVariantsInBulk(tx, each);
  await assignCategories(tx, each);
  await saveProductTags(tx, new Map(each.flatMap(({ productId, tags }) => (tags ? [[productId, tags] as const] : []))));
  const pictured = each.filter(({ media }) => media !== null);
  if (pictured.length > 0) {
    await tx.delete(productMedia).where(
      inArray(
        productMedia.productId,
        pictured.map(({ productId }) => productId),
      ),
    );
    const rows = pictured.flatMap(({ productId, media }) => (media ?? []).map((picture, position) => ({ ...picture, productId, position })));
    if (rows.length > 0) await tx.insert(productMedia).values(rows);
  }
  const productIds = each.map(({ productId }) => productId);
  await dropTags(tx, productIds.map(buildProductTag));
  await publish(tx, { type: 'product.changed', payload: { productIds } });
  return each.map(({ productId }) => ({ productId, variants: variants.get(productId) ?? [] }));
}

/** Locks existing products in the order of their ids, as elsewhere. New products are created in the order of the file. */
async function saveRows(tx: Tx, wanted: readonly BulkProduct[]): Promise<Map<string, number>> {
  const at = now();
  const handles = wanted.map(({ handle }) => handle);
  await tx.select({ id: products.id }).from(products).where(inArray(products.handle, handles)).orderBy(asc(products.id)).for('update');
  const rows = wanted.map(({ texts: _texts, variants: _variants, closesOthers: _closes, media: _media, tags: _tags, ...row }) => ({
    ...row,
    publishedAt: row.status === 'published' ? at : null,
    createdAt: at,
    updatedAt: at,
  }));
  const saved = await tx
    .insert(products)
    .values(rows)
    .onConflictDoUpdate({
      target: products.handle,
      set: {
        brandId: sql`excluded.brand_id`,
        makerId: sql`excluded.maker_id`,
        categoryId: sql`excluded.category_id`,
        audience: sql`excluded.audience`,
        status: sql`excluded.status`,
        missing: sql`excluded.missing`,
        composition: sql`excluded.composition`,
        care: sql`excluded.care`,
        isHygiene: sql`excluded.is_hygiene`,
        // Only a draft can be scheduled.
        publishAt: sql`case when excluded.status = 'draft' then ${products.publishAt} end`,
        vatCategory: sql`excluded.vat_category`,
        updatedAt: at,
        // Keep the date of the first publication.
        publishedAt: sql`coalesce(${products.publishedAt}, excluded.published_at)`,
      },
    })
    .returning({ id: products.id, handle: products.handle });
  return new Map(saved.map(({ id, handle }) => [handle, id]));
}

async function saveTexts(tx: Tx, each: readonly (BulkProduct & { productId: number })[]): Promise<void> {
  const texts = each.flatMap(({ productId, texts: named }) => named.map((text) => ({ ...text, productId })));
  if (texts.length === 0) return;
  const before = await tx
    .select({ productId: productTranslations.productId, languageId: productTranslations.languageId, name: productTranslations.name })
    .from(productTranslations)
    .where(
      inArray(
        productTranslations.productId,
        each.map(({ productId }) => productId),
      ),
    );
  const names = new Map(before.map(({ productId, languageId, name }) => [`${productId}/${languageId}`, name]));
  await tx
    .insert(productTranslations)
    .values(texts)
    .onConflictDoUpdate({
      target: [productTranslations.productId, productTranslations.languageId],
      set: { name: sql`excluded.name`, description: sql`excluded.description` },
    });
  await saveProductSlugs(
    tx,
    texts.filter(({ productId, languageId, name }) => names.get(`${productId}/${languageId}`) !== name),
  );
}

/** Assigns each product to its leaf category and all ancestors, and removes it from all others. Reads the tree within this transaction. */
async function assignCategories(tx: Tx, each: readonly { productId: number; categoryId: number }[]): Promise<void> {
  const ids = sql`${sql.param(each.map(({ productId }) => productId))}::int[]`;
  const leaves = sql`${sql.param(each.map(({ categoryId }) => categoryId))}::int[]`;
  const assignment = sql`
    with recursive path (product_id, id, parent_id) as (
      select leaf.product_id, categories.id, categories.parent_id from unnest(${ids}, ${leaves}) leaf (product_id, category_id)
      join categories on categories.id = leaf.category_id
      union
      select path.product_id, above.id, above.parent_id from categories above join path on above.id = path.parent_id)
    select product_id, id from path`;
  await tx.execute(sql`
    delete from product_categories hung where product_id = any(${ids})
    and not exists (select from (${assignment}) wanted where wanted.product_id = hung.product_id and wanted.id = hung.category_id)`);
  await tx.execute(sql`insert into product_categories (product_id, category_id) ${assignment} on conflict do nothing`);
}
