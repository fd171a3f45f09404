import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { products } from '#tables/catalog';
import { importPendingPhotos } from '../tables.ts';

/** A product that an import publishes as soon as its photos are there. */
interface PendingPhotos {
  handle: string;
  /** Why photos could not be downloaded; empty while none has failed. */
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
  if (pending.length === 0) return;
  const at = now();
  await tx
    .update(products)
    .set({ status: 'published', publishedAt: sql`coalesce(${products.publishedAt}, ${at.toISOString()}::timestamptz)`, updatedAt: at })
    .where(and(eq(products.id, productId), eq(products.status, 'draft'), eq(products.missing, [])));
}

/** Stores why the photos of a waiting product could not be downloaded. */
export async function savePhotoProblems(db: Db, productId: number, problems: string[]): Promise<void> {
  await db.update(importPendingPhotos).set({ problems }).where(eq(importPendingPhotos.productId, productId));
}

/** Returns the sentence that tells staff why a waiting product is not published. */
export const describePhotoState = (problems: readonly string[]): string =>
  problems.length === 0
    ? 'Not published yet: its photos are being downloaded. It is published as soon as they are there.'
    : `Not published, because photos could not be downloaded: ${problems.join('; ')}. Import the file again, or add photos here.`;

/** Returns why a product that waits for its photos is not published; undefined if it waits for none. */
export async function findPendingPhotos(db: Db, productId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ problems: importPendingPhotos.problems })
    .from(importPendingPhotos)
    .where(eq(importPendingPhotos.productId, productId));
  return row && describePhotoState(row.problems);
}

/** Returns the number of products of an import that still wait for their photos, and the first of them, failed ones first. */
export async function listPendingPhotos(db: Db, runId: number, limit: number): Promise<{ count: number; products: PendingPhotos[] }> {
  const isWaiting = and(eq(importPendingPhotos.runId, runId), eq(products.status, 'draft'));
  const ofRun = db.select({ count: count() }).from(importPendingPhotos).innerJoin(products, eq(products.id, importPendingPhotos.productId));
  const [total] = await ofRun.where(isWaiting);
  const rows = await db
    .select({ handle: products.handle, problems: importPendingPhotos.problems })
    .from(importPendingPhotos)
    .innerJoin(products, eq(products.id, importPendingPhotos.productId))
    .where(isWaiting)
    .orderBy(sql`cardinality(${importPendingPhotos.problems}) = 0`, asc(products.id))
    .limit(limit);
  return { count: total?.count ?? 0, products: rows };
}
