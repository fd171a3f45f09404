import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { auditLog } from './tables.ts';

/** Returns the name of the person or token who first did something with an object: `media.create`. @returns undefined if nobody did */
export async function findActor(
  db: Db,
  { action, subject, subjectId }: { action: string; subject: string; subjectId: string | number },
): Promise<string | undefined> {
  const [first] = await db
    .select({ actor: auditLog.actor })
    .from(auditLog)
    .where(and(eq(auditLog.subject, subject), eq(auditLog.subjectId, String(subjectId)), eq(auditLog.action, action)))
    .orderBy(asc(auditLog.id))
    .limit(1);
  return first?.actor;
}
