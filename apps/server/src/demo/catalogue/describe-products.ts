import type { DemoProduct } from '@selvedge/demo';
import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import { getReferenceId, type ReferenceIds } from './reference-ids.ts';

/**
 * Adds attributes and size charts to existing products of a shop that was seeded by an older release without them. Products with attributes are
 * left unchanged.
 */
export async function describeProducts(db: Db, products: readonly DemoProduct[], references: ReferenceIds): Promise<void> {
  if (products.length === 0) return;
  const described = products.map(({ code, attributes, sizeChart }) => ({
    handle: code,
    chart: sizeChart === undefined ? null : getReferenceId(references.sizeCharts, sizeChart),
    values: attributes.map((value) => getReferenceId(references.values, value)),
  }));
  await inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      with wanted as (
        select product.id, entry.chart, entry.values from jsonb_to_recordset(${JSON.stringify(described)}::jsonb) as entry (handle text, chart int, values int[])
        join products product on product.handle = entry.handle
        where product.size_chart_id is null and not exists (select from product_attribute_values where product_id = product.id)),
      valued as (insert into product_attribute_values (product_id, attribute_value_id) select id, unnest(values) from wanted)
      update products set size_chart_id = wanted.chart from wanted where products.id = wanted.id returning products.id`);
    const productIds = rows.map(({ id }) => id);
    if (productIds.length > 0) await publish(tx, { type: 'product.changed', payload: { productIds } });
  });
}
