import { sql, type SQL } from 'drizzle-orm';
import { makers, productCategories, products, productTranslations, variants } from '../tables.ts';
import { stockLevels } from './tables.ts';

/** The products of vendors: a query with the columns `product_id, vendor_id`. */
export const vendorGoods: SQL = sql`select id as product_id, vendor_id from ${products} where vendor_id is not null`;

/** All products with their groups: a query with `product_id, brand_id, category_id, maker_id`. `maker_id` is null for an unknown maker. */
export const productGroups: SQL = sql`select id as product_id, brand_id, category_id, maker_id from ${products}`;

/** The category of each product and its ancestors: a query with `product_id, category_id`. */
export const productBranches: SQL = sql`select product_id, category_id from ${productCategories}`;

/** The colour and size of all variants: a query with `variant_id, color_id, size_id`. `color_id` is null for a variant without colours. */
export const variantValues: SQL = sql`select id as variant_id, color_id, size_id from ${variants}`;

/** The stock of the products on sale: a query with `product_id, on_hand`. */
export const productStock: SQL = sql`
  select variant.product_id, sum(coalesce(level.on_hand, 0))::int as on_hand
  from ${variants} as variant
  join ${products} as product on product.id = variant.product_id and product.status = 'published'
  left join ${stockLevels} as level on level.variant_id = variant.id
  where variant.is_active group by variant.product_id`;

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

/** The names of makers: a query with the columns `maker_id, name`. */
export const makerNames: SQL = sql`select id as maker_id, name from ${makers}`;
