import { and, desc, eq, getTableColumns, gte, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { BulkChangeAlreadyUndone, BulkChangeExpired } from '../errors.ts';
import type { ProductState } from './product-state.ts';
import { bulkChanges, bulkProductChangeRows } from './tables.ts';

/** How long a bulk change can be undone, in ms. */
const UNDO_PERIOD = days(1);

export type BulkChange = typeof bulkChanges.$inferSelect;

export type NewBulkChange = Pick<BulkChange, 'kind' | 'actor' | 'vendorId' | 'productCount' | 'itemCount'> & { key: string };

/** Stores a bulk change, and deletes those that can no longer be undone. @returns its id */
export async function recordBulkChange(tx: Tx, change: NewBulkChange): Promise<number> {
  await tx.delete(bulkChanges).where(lt(bulkChanges.at, getEarliest()));
  const [stored] = await tx
    .insert(bulkChanges)
    .values({ ...change, at: now() })
    .returning({ id: bulkChanges.id });
  if (!stored) throw new Error('the bulk change was not stored');
  return stored.id;
}

/**
 * Returns the bulk change of a request that was sent before; undefined for a new request. The caller has locked the products, so that a simultaneous
 * request with the same key waits.
 */
export async function findRepeatedChange(
  tx: Tx,
  { key, kind, vendorId }: Pick<BulkChange, 'kind' | 'vendorId'> & { key: string },
): Promise<BulkChange | undefined> {
  const isOwn = vendorId === null ? isNull(bulkChanges.vendorId) : eq(bulkChanges.vendorId, vendorId);
  const [change] = await tx
    .select()
    .from(bulkChanges)
    .where(and(eq(bulkChanges.key, key), eq(bulkChanges.kind, kind), isOwn));
  return change;
}

export interface ListedBulkChange extends BulkChange {
  /** The changed data of products, such as `tags`; empty for prices. */
  fields: (keyof ProductState)[];
}

/** Returns the bulk changes of the last day, which can be undone, the latest first. @param vendorId only by this vendor; null: all */
export const listBulkChanges = (db: Db, vendorId: number | null): Promise<ListedBulkChange[]> =>
  db
    .select({
      ...getTableColumns(bulkChanges),
      fields: sql<(keyof ProductState)[]>`array(
        select distinct jsonb_object_keys(after) from ${bulkProductChangeRows} where change_id = bulk_changes.id order by 1)`,
    })
    .from(bulkChanges)
    .where(and(gte(bulkChanges.at, getEarliest()), belongsTo(vendorId)))
    .orderBy(desc(bulkChanges.id));

/**
 * Marks a bulk change as undone and returns it. The caller restores the data in the same transaction.
 * @param vendorId only a change by this vendor; null: all
 * @throws BulkChangeExpired for an unknown change or one older than a day
 * @throws BulkChangeAlreadyUndone
 */
export async function markUndone(tx: Tx, { id, vendorId }: { id: number; vendorId: number | null }): Promise<BulkChange> {
  const [change] = await tx
    .select()
    .from(bulkChanges)
    .where(and(eq(bulkChanges.id, id), belongsTo(vendorId)))
    .for('update');
  if (!change || change.at < getEarliest()) throw new BulkChangeExpired();
  if (change.undoneAt) throw new BulkChangeAlreadyUndone();
  await tx.update(bulkChanges).set({ undoneAt: now() }).where(eq(bulkChanges.id, id));
  return change;
}

const getEarliest = (): Date => new Date(now().getTime() - UNDO_PERIOD);

/** The condition that a change belongs to a vendor. Staff of the shop see all changes. */
const belongsTo = (vendorId: number | null): SQL | undefined => (vendorId === null ? undefined : eq(bulkChanges.vendorId, vendorId));
