import { sql, type SQL } from 'drizzle-orm';
import { products, productTranslations, stockLevels, variants } from '../tables.ts';

/** The products of vendors: a query with the columns `product_id, vendor_id`. */
export const vendorGoods: SQL = sql`select id as product_id, vendor_id from ${products} where vendor_id is not null`;

/** All variants on sale with their available stock: a query with `variant_id, product_id, vendor_id, sku, color_id, size_id, available`. */
export const stockOnSale: SQL = sql`
  select variant.id as variant_id, product.id as product_id, coalesce(product.vendor_id, 0) as vendor_id, variant.sku, variant.color_id, variant.size_id,
    coalesce(level.on_hand - level.held, 0) as available
  from ${variants} as variant
  join ${products} as product on product.id = variant.product_id and product.status = 'published'
  left join ${stockLevels} as level on level.variant_id = variant.id
  where variant.is_active`;

/** English product names: a query with the columns `product_id, name`. */
export const productNames: SQL = sql`select product_id, name from ${productTranslations} where language_id = 1`;
