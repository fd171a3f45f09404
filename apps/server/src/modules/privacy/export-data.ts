import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { days, now } from '#kit/clock';
import type { Services } from '#platform/services';
import { requestJob } from '#platform/jobs/request-job';
import { inTransaction } from '#platform/transaction';
import { readPersonalData } from './personal-data.ts';
import { notifyExport } from './notify-export.ts';
import { dataRequests } from './tables.ts';

/** Days until the file is deleted; the email and the page name the same period. */
const RETENTION_DAYS = 7;

/** Creates the data export, stores it for a week and notifies the user. The function is idempotent. */
export async function exportData({ db, storage }: Pick<Services, 'db' | 'storage'>, requestId: string): Promise<void> {
  const [request] = await db.select().from(dataRequests).where(eq(dataRequests.id, requestId));
  if (!request?.userId || request.status !== 'requested') return;
  const data = await readPersonalData(db, request.userId);
  const files = Object.entries(data).map(([name, content]) => [`${name}.json`, strToU8(`${JSON.stringify(content, null, 2)}\n`)]);
  const bytes = zipSync(Object.fromEntries(files) as Record<string, Uint8Array>);
  // The name is random, so that it cannot be guessed.
  const file = `privacy/${randomUUID()}.zip`;
  await storage.put(file, bytes);
  const isStored = await inTransaction(db, async (tx) => {
    const done = await tx
      .update(dataRequests)
      .set({ status: 'ready', file, doneAt: now(), expiresAt: new Date(now().getTime() + days(RETENTION_DAYS)) })
      .where(and(eq(dataRequests.id, requestId), eq(dataRequests.status, 'requested')))
      .returning({ userId: dataRequests.userId });
    const isStillWanted = done[0]?.userId != null;
    if (isStillWanted) await requestJob(tx, notifyExport, { requestId });
    return isStillWanted;
  });
  // The account was deleted meanwhile, or another process has already created the export.
  if (!isStored) await storage.remove(file);
}
