import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { auditLog } from './tables.ts';

/**
 * Returns who changed an object last in the back office, and when.
 * @returns undefined if it was never changed
 */
export async function findLastChange(db: Db, subject: string, subjectId: string | number): Promise<{ actor: string; at: Date } | undefined> {
  const [last] = await db
    .select({ actor: auditLog.actor, at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.subject, subject), eq(auditLog.subjectId, String(subjectId))))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return last;
}
