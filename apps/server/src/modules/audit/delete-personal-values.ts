import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { auditLog } from './tables.ts';

/** Deletes the values before and after a change that identify a person; action, time and staff member stay. */
export async function deletePersonalValues(tx: Tx, subject: string, subjectIds: readonly (string | number)[]): Promise<void> {
  if (subjectIds.length === 0) return;
  await tx
    .update(auditLog)
    .set({ before: null, after: null })
    .where(and(eq(auditLog.subject, subject), inArray(auditLog.subjectId, subjectIds.map(String))));
}
