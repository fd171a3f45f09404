import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Selects the cover colour of a product, as part of a larger query. Cards show this colour and link to it, and the page shows it if its address
 * has no colour. It is the first colour with an image and an active variant, by the order of images, then of colours. Stock is not required,
 * so a sold-out product has a cover too.
 * @returns an attribute value id; null for a product without colours
 */
export const selectCoverColor = (productId: AnyPgColumn | SQL): SQL<number | null> => sql<number | null>`(
  select color.id
  from (
    select variant.color_id, bool_or(coalesce(stock.on_hand > stock.held, false)) as is_available
    from variants variant left join stock_levels stock on stock.variant_id = variant.id
    where variant.product_id = ${productId} and variant.is_active group by variant.color_id) sold
  join attribute_values color on color.id = sold.color_id
  cross join lateral (
    select count(*) as pictures, min(picture.position) filter (where picture.color_id = color.id) as first_position
    from product_media picture
    where picture.product_id = ${productId} and (picture.color_id = color.id or picture.color_id is null)) shown
  order by shown.pictures = 0, sold.is_available desc, shown.first_position, color.position, color.id
  limit 1)`;
