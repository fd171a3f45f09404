import { sql, type SQL } from 'drizzle-orm';
import type { MediaUser } from '#modules/media';
import { dropTags } from '#platform/tags/tag-drops';
import { buildProductTag } from '../tags.ts';
import { publishProducts } from './publish-products.ts';

/** The pictures of products. */
export const productMediaUser: MediaUser = {
  records: sql`
    select 'product' as kind, product.id::text as record,
      coalesce((select name from product_translations where product_id = product.id order by language_id limit 1), product.handle) as title
    from products product where product.id in (select product_id from product_media where media_id = item.id)`,
  isUsed: sql`exists (select from product_media where media_id = item.id)`,
  refresh: async (tx, mediaIds) => {
    const { rows } = await tx.execute<{ id: number }>(
      sql`select distinct product_id as id from product_media where media_id = any(${sql.param([...mediaIds])}::int[]) order by 1`,
    );
    const productIds = rows.map(({ id }) => id);
    if (productIds.length === 0) return;
    await dropTags(tx, productIds.map(buildProductTag));
    await publishProducts(tx, productIds);
  },
};

/** Whether a product of the shop or of another vendor shows the row `item` of the media table. */
export const isShownByOthers = (vendorId: number): SQL => sql`exists (
  select from product_media picture join products product on product.id = picture.product_id
  where picture.media_id = item.id and product.vendor_id is distinct from ${vendorId})`;
