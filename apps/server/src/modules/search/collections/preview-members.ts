import { sql } from 'drizzle-orm';
import { listAdminProducts, type AdminProduct, type RuleSet } from '#modules/catalog';
import type { Db } from '#platform/database';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import { buildRuleCondition } from './build-rule-condition.ts';

/** Returns the products that a collection with these rules would contain: their number, and the first ones in the order of the shop. */
export async function previewMembers(db: Db, ruleSet: RuleSet, limit: number): Promise<{ rows: AdminProduct[]; count: Counted }> {
  const matching = sql`from listing_products listed where ${await buildRuleCondition(db, ruleSet)}`;
  const { rows } = await db.execute<{ product_id: number }>(
    sql`select product_id ${matching} order by recommendation desc, product_id desc limit ${limit}`,
  );
  const ids = rows.map((row) => row.product_id);
  const found = await listAdminProducts(db, { filter: {}, among: ids, sort: 'id', order: 'asc', offset: 0, limit });
  const byId = new Map(found.rows.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), count: await countWithLimit(db, sql`select 1 ${matching}`) };
}
