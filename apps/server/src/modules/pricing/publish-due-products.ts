import { recordChange } from '#modules/audit';
import { listPublishingProblems, lockNextDueProduct, publishScheduled, readProductRecord, toProductForm } from '#modules/catalog';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { listStoredPrices } from './list-stored-prices.ts';

/**
 * Publishes the drafts whose time has come. A product that lost required data since it was scheduled stays a draft, and is published as soon as the
 * data is complete. This is part of pricing, because a product needs a price.
 */
export async function publishDueProducts(db: Db): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined;) last = await publishNext(db, last);
}

/** The actor in the audit log. */
const scheduler = { userId: null, name: 'Scheduled publication' };

/** @returns the id of the product; undefined: no further product is due */
const publishNext = (db: Db, after: number): Promise<number | undefined> =>
  inTransaction(db, async (tx) => {
    const id = await lockNextDueProduct(tx, after);
    if (id === undefined) return undefined;
    const stored = await readProductRecord(tx, id, null);
    const hasPrice = (await listStoredPrices(tx, id)).some(({ variantId }) => variantId === null);
    if (!stored || (await listPublishingProblems(tx, { form: toProductForm(stored), hasPrice })).length > 0) return id;
    await publishScheduled(tx, id);
    await recordChange(tx, scheduler, {
      ...{ action: 'product.update', subject: 'product', subjectId: id },
      before: { status: 'draft', publishAt: stored.publishAt },
      after: { status: 'published', publishAt: null },
    });
    return id;
  });
