import { sql, type SQL } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { toTagKey } from '#kit/tags';
import type { CollectionRule, RuleSet } from '#modules/catalog';
import { getCurrency } from '#modules/countries';
import type { Db } from '#platform/database';

/**
 * Returns the condition that a row `listed` of `listing_products` belongs to a collection with rules. Only products that the shop lists belong to it.
 */
export async function buildRuleCondition(db: Db, { match, rules }: RuleSet): Promise<SQL> {
  const conditions: SQL[] = [];
  for (const rule of rules) conditions.push(await buildCondition(db, rule));
  if (conditions.length === 0) return sql`false`;
  return sql`(listed.is_listed and (${sql.join(conditions, match === 'all' ? sql` and ` : sql` or `)}))`;
}

async function buildCondition(db: Db, rule: CollectionRule): Promise<SQL> {
  switch (rule.field) {
    case 'category':
      return sql`listed.category_ids && ${toIds(rule.ids)}`;
    case 'brand':
      return sql`listed.brand_id = any(${toIds(rule.ids)})`;
    case 'attribute':
      return sql`(listed.value_ids && ${toIds(rule.ids)} or listed.variant_color_ids && ${toIds(rule.ids)} or listed.variant_size_ids && ${toIds(rule.ids)})`;
    case 'tag':
      return sql`exists (select from product_tags tagged
        where tagged.product_id = listed.product_id and tagged.key = any(${sql.param(rule.tags.map(toTagKey))}::text[]))`;
    case 'price':
      return buildPriceCondition(db, rule);
    case 'sale':
      return sql`exists (select from unnest(listed.price_country_ids, listed.prices, listed.regular_prices) sold (country_id, price, regular)
        where sold.price < sold.regular ${rule.countryId === null ? sql`` : sql`and sold.country_id = ${rule.countryId}`})`;
    case 'published':
      return sql`listed.published_at > ${getPublishedSince(rule).toISOString()}::timestamptz`;
    case 'stock':
      return sql`true = any(listed.variant_available)`;
    case 'title':
      return sql`exists (select from product_translations named
        where named.product_id = listed.product_id and strpos(lower(named.name), lower(${rule.text})) > 0)`;
  }
}

/** Products that were published at this time or before do not match the rule. */
export const getPublishedSince = ({ days: count }: { days: number }): Date => new Date(now().getTime() - days(count));

/** An amount in a currency that the country no longer uses says nothing about its prices. */
async function buildPriceCondition(db: Db, { countryId, currency, from, to }: CollectionRule & { field: 'price' }): Promise<SQL> {
  const { code } = await getCurrency(db, countryId);
  if (code !== currency) return sql`false`;
  const price = sql`listed.prices[array_position(listed.price_country_ids, ${countryId}::int)]`;
  const bounds = [
    sql`${price} is not null`,
    ...(from === null ? [] : [sql`${price} >= ${from}::bigint`]),
    ...(to === null ? [] : [sql`${price} <= ${to}::bigint`]),
  ];
  return sql`(${sql.join(bounds, sql` and `)})`;
}

const toIds = (ids: readonly number[]): SQL => sql`${sql.param([...ids])}::int[]`;
