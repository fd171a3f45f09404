import { desc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { DataRequest } from './contract.ts';
import { dataRequests } from './tables.ts';

type Row = typeof dataRequests.$inferSelect;

/** Maximum number of listed requests. */
const maxRequests = 50;

/** Returns a user's requests with their states, the newest first. */
export async function listDataRequests(db: Db, userId: number): Promise<DataRequest[]> {
  const rows = await db.select().from(dataRequests).where(eq(dataRequests.userId, userId)).orderBy(desc(dataRequests.requestedAt)).limit(maxRequests);
  return rows.map(toDataRequest);
}

export const toDataRequest = ({ id, kind, status, requestedAt, expiresAt }: Row): DataRequest => ({
  id,
  kind,
  status,
  requestedAt: requestedAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
});
