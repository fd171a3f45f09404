import { eq, inArray, sql } from 'drizzle-orm';
import { draftProducts, publishDraft } from '#modules/catalog';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { importPendingPhotos } from '../tables.ts';

/** A product that an import publishes as soon as its photos are downloaded. */
interface PendingPhotos {
  handle: string;
  /** The reasons why photos could not be downloaded; empty if no download has failed. */
  problems: string[];
}

/** Stores which of the imported products wait for their photos. */
export async function savePendingPhotos(
  tx: Tx,
  each: readonly { productId: number; awaitsPhotos: boolean }[],
  runId: number | null = null,
): Promise<void> {
  const productIds = each.map(({ productId }) => productId);
  await tx.delete(importPendingPhotos).where(inArray(importPendingPhotos.productId, productIds));
  const rows = each.flatMap(({ productId, awaitsPhotos }) => (awaitsPhotos ? [{ productId, runId }] : []));
  if (rows.length > 0) await tx.insert(importPendingPhotos).values(rows);
}

/** Publishes a product that waited for its photos, unless staff changed its status or removed required data in the meantime. */
export async function publishWithPhotos(tx: Tx, productId: number): Promise<void> {
  const pending = await tx.delete(importPendingPhotos).where(eq(importPendingPhotos.productId, productId)).returning();
  if (pending.length > 0) await publishDraft(tx, productId);
}

/** Stores why the photos of a waiting product could not be downloaded. */
export async function savePhotoProblems(db: Db, productId: number, problems: string[]): Promise<void> {
  await db.update(importPendingPhotos).set({ problems }).where(eq(importPendingPhotos.productId, productId));
}

/** Returns a message for staff: why a waiting product is not published. */
export const describePhotoState = (problems: readonly string[]): string =>
  problems.length === 0
    ? 'Not published yet: its photos are being downloaded. It is published after the download.'
    : `Not published, because photos could not be downloaded: ${problems.join('; ')}. Import the file again, or add the photos here.`;

/** Returns why a product that waits for its photos is not published; undefined if the product does not wait for photos. */
export async function findPendingPhotos(db: Db, productId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ problems: importPendingPhotos.problems })
    .from(importPendingPhotos)
    .where(eq(importPendingPhotos.productId, productId));
  return row && describePhotoState(row.problems);
}

/** Counts the products of an import that still wait for their photos, and returns the first of them. Failed downloads come first. */
export async function listPendingPhotos(db: Db, runId: number, limit: number): Promise<{ count: number; products: PendingPhotos[] }> {
  const waiting = sql`from ${importPendingPhotos} join (${draftProducts}) as draft using (product_id) where run_id = ${runId}`;
  const { rows: totals } = await db.execute<{ count: number }>(sql`select count(*)::int as count ${waiting}`);
  const { rows } = await db.execute<PendingPhotos & Record<string, unknown>>(
    sql`select handle, problems ${waiting} order by cardinality(problems) = 0, product_id limit ${limit}`,
  );
  return { count: totals[0]?.count ?? 0, products: rows };
}
