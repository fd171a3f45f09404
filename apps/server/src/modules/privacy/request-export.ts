import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { TooManyRequests } from '#kit/errors';
import { createSecretId } from '#kit/ids';
import type { Db } from '#platform/database';
import { requestJob } from '#platform/jobs/request-job';
import { inTransaction } from '#platform/transaction';
import type { DataRequest } from './contract.ts';
import { toDataRequest } from './list-data-requests.ts';
import { dataRequests } from './tables.ts';
import { z } from 'zod';
import { defineJob } from '#platform/job';
import { exportData } from './export-data.ts';

export const exportJob = defineJob({
  name: 'privacy.export',
  schema: z.object({ requestId: z.string() }),
  run: (services, { requestId }) => exportData(services, requestId),
});

/** Maximum exports of a user within 24 hours. */
const maxPerDay = 3;

/**
 * Requests an export of all personal data of a user. While one is in progress, the same request is returned.
 * @throws TooManyRequests from the fourth export within a day
 */
export async function requestExport(
  db: Db,
  { userId, countryId, languageId }: { userId: number; countryId: number; languageId: number },
): Promise<DataRequest> {
  return inTransaction(db, async (tx) => {
    // Serialises concurrent requests, so that only one of them creates an export.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`export ${userId}`}, 0))`);
    const today = await tx
      .select()
      .from(dataRequests)
      .where(and(eq(dataRequests.userId, userId), eq(dataRequests.kind, 'export'), gt(dataRequests.requestedAt, new Date(now().getTime() - days(1)))))
      .orderBy(desc(dataRequests.requestedAt));
    const underWay = today.find(({ status }) => status === 'requested');
    if (underWay) return toDataRequest(underWay);
    if (today.length >= maxPerDay) throw new TooManyRequests({ most: maxPerDay });
    const row = {
      id: createSecretId(),
      userId,
      kind: 'export',
      status: 'requested',
      countryId,
      languageId,
      file: null,
      requestedAt: now(),
      doneAt: null,
      expiresAt: null,
    } as const;
    await tx.insert(dataRequests).values(row);
    await requestJob(tx, exportJob, { requestId: row.id });
    return toDataRequest(row);
  });
}
