import type { DemoProduct } from '@selvedge/demo';
import { describeProducts as describeStoredProducts } from '#seeds/catalog';
import type { Db } from '#platform/database';
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
  await inTransaction(db, (tx) => describeStoredProducts(tx, described));
}
