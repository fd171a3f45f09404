import { sql, type SQL } from 'drizzle-orm';
import { listAutomaticCollections, lockCollectionRules } from '#modules/catalog';
import type { Tx } from '#platform/transaction';
import { buildRuleCondition } from './build-rule-condition.ts';

/**
 * Adds products to the collections whose rules they match, and removes them from those whose rules they no longer match. Uses the listing rows of
 * the products, which must be current, and updates the collections in these rows. The caller has locked the products.
 * @param ids an array of product ids, in SQL
 * @returns the ids of products whose collections changed
 */
export async function assignMembers(tx: Tx, ids: SQL): Promise<number[]> {
  await lockCollectionRules(tx, 'shared');
  const automatic = await listAutomaticCollections(tx);
  if (automatic.length === 0) return [];
  const parts: SQL[] = [];
  for (const { id, ...ruleSet } of automatic)
    parts.push(sql`select ${id}::int as collection_id, listed.product_id from listing_products listed
      where listed.product_id = any(${ids}) and ${await buildRuleCondition(tx, ruleSet)}`);
  const collectionIds = sql`${sql.param(automatic.map(({ id }) => id))}::int[]`;
  const { rows } = await tx.execute<{ product_id: number }>(sql`
    with wanted as materialized (${sql.join(parts, sql` union all `)}),
    removed as (
      delete from product_collections held where product_id = any(${ids}) and collection_id = any(${collectionIds})
      and not exists (select from wanted where wanted.collection_id = held.collection_id and wanted.product_id = held.product_id)
      returning product_id),
    added as (
      insert into product_collections (collection_id, product_id) select collection_id, product_id from wanted
      on conflict do nothing returning product_id)
    select product_id from removed union select product_id from added`);
  const changed = rows.map((row) => row.product_id);
  if (changed.length > 0)
    await tx.execute(sql`
      update listing_products listed set changed_in = pg_current_xact_id()::text::bigint, collection_ids =
        array(select collection_id from product_collections where product_id = listed.product_id order by collection_id)
      where product_id = any(${sql.param(changed)}::int[])`);
  return changed;
}
