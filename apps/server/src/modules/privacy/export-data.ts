import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { days, now } from '#kit/clock';
import type { Services } from '#platform/services';
import { requestJob } from '#platform/request-job';
import { inTransaction } from '#platform/transaction';
import { personalData } from './personal-data.ts';
import { tellExport } from './tell-export.ts';
import { dataRequests } from './tables.ts';

/** How long the file is kept, in days; the mail and the page say so too. */
const KEPT_DAYS = 7;

/** Puts together what somebody asked for, keeps it for a week and has him told. Done a second time it does nothing. */
export async function exportData({ db, storage }: Pick<Services, 'db' | 'storage'>, requestId: string): Promise<void> {
  const [request] = await db.select().from(dataRequests).where(eq(dataRequests.id, requestId));
  if (!request?.userId || request.status !== 'requested') return;
  const data = await personalData(db, request.userId);
  const files = Object.entries(data).map(([name, content]) => [`${name}.json`, strToU8(`${JSON.stringify(content, null, 2)}\n`)]);
  const bytes = zipSync(Object.fromEntries(files) as Record<string, Uint8Array>);
  // A name that says nothing and that nobody guesses.
  const file = `privacy/${randomUUID()}.zip`;
  await storage.put(file, bytes);
  const isKept = await inTransaction(db, async (tx) => {
    const done = await tx
      .update(dataRequests)
      .set({ status: 'ready', file, doneAt: now(), expiresAt: new Date(now().getTime() + days(KEPT_DAYS)) })
      .where(and(eq(dataRequests.id, requestId), eq(dataRequests.status, 'requested')))
      .returning({ userId: dataRequests.userId });
    const isStillWanted = done[0]?.userId != null;
    if (isStillWanted) await requestJob(tx, tellExport, { requestId });
    return isStillWanted;
  });
  // The account has gone meanwhile, or another process was faster.
  if (!isKept) await storage.remove(file);
}
