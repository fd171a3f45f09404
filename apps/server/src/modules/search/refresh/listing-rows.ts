import { sql, type SQL } from 'drizzle-orm';
import { now } from '#kit/clock';
import { selectCoverColor } from '#modules/catalog';
import { getCurrency, getCountry, listActiveCountries } from '#modules/countries';
import type { Db } from '#platform/database';
import { selectRecommendation } from './recommendation.ts';

/**
 * Returns a query for the current rows of `listing_products`, the projection behind every listing. This is the only place that reads the
 * tables of catalogue, stock, prices and ratings with its own SQL: the database computes a row for all countries and languages at once, and
 * rows are read far more often than written. All lists have a fixed order, so that unchanged data gives an identical row.
 * @param ids an array of product ids, in SQL
 */
export async function selectListingRows(db: Db, ids: SQL): Promise<SQL> {
  return sql`
    with priced as (${selectPrices(ids, await listMarkets(db))})
    select product.id as product_id, product.status = 'published' and sold.country_ids is not null as is_listed, product.brand_id,
      array(select category_id from product_categories where product_id = product.id
        order by category_id <> product.category_id, category_id) as category_ids,
      array(select collection_id from product_collections where product_id = product.id order by collection_id) as collection_ids,
      array(select attribute_value_id from product_attribute_values where product_id = product.id order by attribute_value_id) as value_ids,
      coalesce(product.published_at, product.created_at) as published_at, product.popularity,
      ${selectRecommendation({ popularity: 'product.popularity', publishedAt: 'coalesce(product.published_at, product.created_at)', sizes: 'kinds.sizes', availableSizes: 'kinds.available_sizes' })} as recommendation,
      coalesce(kinds.color_ids, '{}') as variant_color_ids, coalesce(kinds.size_ids, '{}') as variant_size_ids,
      coalesce(kinds.available, '{}') as variant_available,
      coalesce(sold.country_ids, '{}') as price_country_ids, coalesce(sold.prices, '{}') as prices,
      coalesce(sold.regulars, '{}') as regular_prices, coalesce(sold.priors, '{}') as prior_prices,
      jsonb_build_object('names', ${names}, 'slugs', ${slugs}, 'images', ${images}, 'coverColorId', ${selectCoverColor(sql.raw('product.id'))},
        'colorIds', ${colorIds}, 'badges', ${badges}, 'rating', ${rating}) as card
    from products product
    left join (
      select product_id, array_agg(country_id order by country_id) as country_ids, array_agg(price order by country_id) as prices,
        array_agg(regular order by country_id) as regulars, array_agg(prior order by country_id) as priors
      from priced group by product_id) sold on sold.product_id = product.id
    left join lateral (
      select array_agg(coalesce(variant.color_id, 0) order by variant.id) as color_ids, array_agg(variant.size_id order by variant.id) as size_ids,
        array_agg(coalesce(stock.on_hand > stock.held, false) order by variant.id) as available,
        count(distinct variant.size_id) as sizes, count(distinct variant.size_id) filter (where stock.on_hand > stock.held) as available_sizes
      from variants variant left join stock_levels stock on stock.variant_id = variant.id
      where variant.product_id = product.id and variant.is_active) kinds on true
    where product.id = any(${ids})`;
}

/**
 * Selects the lowest price of each product in each country, by the rules of `computeEffectivePrice` in pricing. A variant's own price takes
 * precedence over the product's, which counts only while an active variant has none.
 */
function selectPrices(ids: SQL, markets: Market[]): SQL {
  const at = now();
  const runs = sql`(price.sale is not null and (price.sale_from is null or price.sale_from <= ${at}) and (price.sale_until is null or price.sale_until > ${at}))`;
  return sql`
    select distinct on (product_id, country_id) product_id, country_id, price, regular, prior
    from (
      select price.id, price.product_id, price.country_id, price.variant_id, price.regular, now_at.price,
        case when now_at.measure > now_at.price then now_at.measure else 0 end as prior,
        count(price.variant_id) over (partition by price.product_id, price.country_id) as own_prices,
        (select count(*) from variants where product_id = price.product_id and is_active) as on_sale
      from prices price
      join jsonb_to_recordset(${JSON.stringify(markets)}::jsonb) as market (country_id int, currency text, has_omnibus_rule boolean)
        on market.country_id = price.country_id and market.currency = price.currency
      left join variants variant on variant.id = price.variant_id
      cross join lateral (select
        case when ${runs} then price.sale else price.regular end as price,
        case when ${runs} then case when market.has_omnibus_rule then price.prior else price.regular end end as measure) now_at
      where price.product_id = any(${ids}) and (price.variant_id is null or variant.is_active)) asked
    where variant_id is not null or own_prices < on_sale
    order by product_id, country_id, price, id`;
}

const names = sql.raw(`(
  select coalesce(jsonb_object_agg(language_id, name), '{}') from product_translations where product_id = product.id)`);

const slugs = sql.raw(`(
  select coalesce(jsonb_object_agg(language_id, slug order by slug), '{}')
  from slugs where kind = 'product' and target_id = product.id and is_current)`);

/** Two images per sold colour, its own before general ones: the hover image must not show another colour. */
const images = sql.raw(`(
  select coalesce(jsonb_object_agg(sold.color_id, shown.images) filter (where shown.images is not null), '{}')
  from (select distinct coalesce(color_id, 0) as color_id from variants where product_id = product.id and is_active) sold
  cross join lateral (
    select jsonb_agg(image order by is_for_all, position) as images from (
      select picture.color_id is null as is_for_all, picture.position, jsonb_strip_nulls(jsonb_build_object(
        'imageUrl', media.image_url, 'imageMimeType', media.image_mime_type, 'width', media.width, 'height', media.height,
        'focus', media.focus_x || '% ' || media.focus_y || '%'))
        || coalesce((select jsonb_build_object('alts', jsonb_object_agg(language_id, alt)) from picture_texts
          where media_id = media.id having count(*) > 0), '{}') as image
      from product_media picture join media on media.id = picture.media_id
      where picture.product_id = product.id and (picture.color_id is null or picture.color_id = sold.color_id)
      order by is_for_all, position limit 2) first_two) shown)`);

const colorIds = sql.raw(`(
  select coalesce(jsonb_agg(color.id order by color.position, color.id), '[]') from attribute_values color
  where color.id in (select color_id from variants where product_id = product.id and is_active))`);

const badges = sql.raw(`(
  select coalesce(jsonb_agg(badge order by badge), '[]') from product_badges where product_id = product.id)`);

/** The sums of approved reviews; null: no reviews. */
const rating = sql.raw(`(
  select jsonb_build_object('count', review_count, 'starSum', star_sum) from product_ratings where product_id = product.id and review_count > 0)`);

interface Market {
  country_id: number;
  currency: string;
  has_omnibus_rule: boolean;
}

async function listMarkets(db: Db): Promise<Market[]> {
  const markets: Market[] = [];
  for (const { id } of await listActiveCountries(db)) {
    const { hasOmnibusRule } = await getCountry(db, id);
    markets.push({ country_id: id, currency: (await getCurrency(db, id)).code, has_omnibus_rule: hasOmnibusRule });
  }
  return markets;
}
