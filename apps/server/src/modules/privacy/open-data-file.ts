import type { Readable } from 'node:stream';
import { and, eq, gt } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { Storage } from '#platform/storage/storage';
import { DataFileNotFound } from './errors.ts';
import { dataRequests } from './tables.ts';

/**
 * Opens the file of a request.
 * @throws DataFileNotFound for another user's file, or one that is not ready or expired
 */
export async function openDataFile(
  { db, storage }: { db: Db; storage: Storage },
  { userId, requestId }: { userId: number; requestId: string },
): Promise<Readable> {
  const [request] = await db
    .select({ file: dataRequests.file })
    .from(dataRequests)
    .where(and(eq(dataRequests.id, requestId), eq(dataRequests.userId, userId), eq(dataRequests.status, 'ready'), gt(dataRequests.expiresAt, now())));
  const stored = request?.file ? await storage.open(request.file) : undefined;
  if (!stored) throw new DataFileNotFound();
  return stored.stream;
}
