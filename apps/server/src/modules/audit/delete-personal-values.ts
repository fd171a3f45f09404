import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { auditLog } from './tables.ts';

/** Deletes the stored values of changes to these objects, because the values identify a person. Keeps action, time and staff member. */
export async function deletePersonalValues(tx: Tx, subject: string, subjectIds: readonly (string | number)[]): Promise<void> {
  if (subjectIds.length === 0) return;
  await tx
    .update(auditLog)
    .set({ before: null, after: null })
    .where(and(eq(auditLog.subject, subject), inArray(auditLog.subjectId, subjectIds.map(String))));
}
