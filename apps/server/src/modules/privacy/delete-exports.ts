import { and, eq, isNotNull, lt, or } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Services } from '#platform/services';
import { dataRequests } from './tables.ts';

/**
 * Deletes expired files.
 * @returns the number deleted
 */
export async function deleteExports({ db, storage }: Pick<Services, 'db' | 'storage'>): Promise<number> {
  const over = await db
    .select({ id: dataRequests.id, file: dataRequests.file })
    .from(dataRequests)
    .where(and(isNotNull(dataRequests.file), or(lt(dataRequests.expiresAt, now()), eq(dataRequests.status, 'expired'))));
  for (const { id, file } of over) {
    if (file) await storage.remove(file);
    await db.update(dataRequests).set({ status: 'expired', file: null }).where(eq(dataRequests.id, id));
  }
  return over.length;
}
