import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';

/** The ids that a product form refers to. */
export interface References {
  brandId: number;
  makerId: number | null;
  categoryId: number;
  sizeChartId: number | null;
  collectionIds: readonly number[];
  attributeValueIds: readonly number[];
  variants: readonly { colorId: number | null; sizeId: number }[];
  pictures: readonly { mediaId: number; colorId: number | null }[];
}

/** Returns the form fields that refer to missing records. One query. */
export async function listUnknownReferences(db: Db, form: References): Promise<string[]> {
  const colorIds = [...form.variants, ...form.pictures].map(({ colorId }) => colorId);
  const references: [field: string, table: SQL, ids: readonly (number | null)[]][] = [
    ['brandId', sql`brands`, [form.brandId]],
    ['makerId', sql`makers`, [form.makerId]],
    ['categoryId', sql`categories`, [form.categoryId]],
    ['sizeChartId', sql`size_charts`, [form.sizeChartId]],
    ['collectionIds', sql`(select id from collections where match is null)`, form.collectionIds],
    ['attributeValueIds', sql`(select id from attribute_values where attribute not in ('color', 'size'))`, form.attributeValueIds],
    ['variants', sql`(select id from attribute_values where attribute = 'color')`, colorIds],
    ['variants', sql`(select id from attribute_values where attribute = 'size')`, form.variants.map(({ sizeId }) => sizeId)],
    ['pictures', sql`media`, form.pictures.map(({ mediaId }) => mediaId)],
  ];
  const parts = references.map(([field, table, ids]) => {
    const wanted = ids.filter((id) => id !== null);
    return sql`select ${field} as field from unnest(${sql.param(wanted)}::int[]) as wanted (id)
      where not exists (select from ${table} as known where known.id = wanted.id)`;
  });
  const { rows } = await db.execute<{ field: string }>(sql.join(parts, sql` union `));
  return rows.map(({ field }) => field);
}

/**
 * Returns the images that a vendor may not use. They may use their own uploads, and pictures of their products that no product of another owner
 * shows.
 */
export async function listForeignPictures(db: Db, mediaIds: readonly number[], vendorId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select item.id from media item
    cross join lateral (
      select count(*) filter (where product.vendor_id = ${vendorId}) as own, count(*) filter (where product.vendor_id is distinct from ${vendorId}) as others
      from product_media picture join products product on product.id = picture.product_id where picture.media_id = item.id) shown
    where item.id = any(${sql.param([...mediaIds])}::int[]) and item.vendor_id is distinct from ${vendorId} and (shown.own = 0 or shown.others > 0)`);
  return rows.map(({ id }) => id);
}
