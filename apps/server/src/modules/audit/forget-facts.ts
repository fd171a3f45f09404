import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { auditLog } from './tables.ts';

/** Takes out what was different before and after, where it says who somebody is; that something was done, when and by whom stays. */
export async function forgetFacts(tx: Tx, subject: string, subjectIds: readonly (string | number)[]): Promise<void> {
  if (subjectIds.length === 0) return;
  await tx
    .update(auditLog)
    .set({ before: null, after: null })
    .where(and(eq(auditLog.subject, subject), inArray(auditLog.subjectId, subjectIds.map(String))));
}
