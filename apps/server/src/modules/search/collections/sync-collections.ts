import { sql, type SQL } from 'drizzle-orm';
import { hours } from '#kit/clock';
import { listAutomaticCollections, type AutomaticCollection } from '#modules/catalog';
import type { Db } from '#platform/database';
import { refreshMembers } from '../refresh/refresh-listing.ts';
import { buildRuleCondition, getPublishedSince } from './build-rule-condition.ts';

/** Products per transaction. */
const batch = 1000;

/** Assigns products to a collection by its rules, and removes those that no longer match. Does nothing if staff select its products. */
export async function syncCollection(db: Db, collectionId: number): Promise<void> {
  const collection = (await listAutomaticCollections(db)).find(({ id }) => id === collectionId);
  if (collection) await refreshInBatches(db, await listDifferences(db, collection));
}

/** Assigns all products to all collections with rules, in case a change was missed. */
export async function syncAllCollections(db: Db): Promise<void> {
  for (const collection of await listAutomaticCollections(db)) await refreshInBatches(db, await listDifferences(db, collection));
}

async function listDifferences(db: Db, { id, ...ruleSet }: AutomaticCollection): Promise<number[]> {
  const wanted = sql`select product_id from listing_products listed where ${await buildRuleCondition(db, ruleSet)}`;
  const held = sql`select product_id from product_collections where collection_id = ${id}`;
  return listIds(db, sql`(${wanted} except ${held}) union (${held} except ${wanted}) order by product_id`);
}

/** The job runs each minute. After a longer interruption, the nightly job removes the products. */
const LOOK_BACK = hours(1);

/** Removes products from collections of new products after the number of days in their rules. */
export async function removeOldMembers(db: Db): Promise<void> {
  for (const { id, ...ruleSet } of await listAutomaticCollections(db)) {
    for (const rule of ruleSet.rules) {
      if (rule.field !== 'published') continue;
      const until = getPublishedSince(rule);
      const from = new Date(until.getTime() - LOOK_BACK);
      const old = sql`select listed.product_id from product_collections held join listing_products listed on listed.product_id = held.product_id
        where held.collection_id = ${id} and listed.published_at > ${from.toISOString()}::timestamptz and listed.published_at <= ${until.toISOString()}::timestamptz
          and not ${await buildRuleCondition(db, ruleSet)} order by listed.product_id`;
      await refreshInBatches(db, await listIds(db, old));
    }
  }
}

async function listIds(db: Db, query: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ product_id: number }>(query);
  return rows.map((row) => row.product_id);
}

async function refreshInBatches(db: Db, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += batch) await refreshMembers(db, ids.slice(start, start + batch));
}
