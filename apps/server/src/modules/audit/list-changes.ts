import { and, desc, eq, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import { escapeLike } from '#platform/sql/like-pattern';
import { auditLog } from './tables.ts';

/** An entry of the audit log. */
export interface LoggedChange {
  id: number;
  at: string;
  /** Null for an API client: `actor` is then the name of its token. */
  userId: number | null;
  actor: string;
  action: string;
  subject: string;
  subjectId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

interface ChangeList {
  filter: {
    /** Changes by these users, or by tokens whose name contains this text. */
    who?: { userIds: readonly number[]; tokenName: string } | undefined;
    subject?: string | undefined;
    subjectId?: string | undefined;
    /** The whole action (`product.update`), or the part before the dot (`product`). */
    action?: string | undefined;
    from?: Date | undefined;
    /** Exclusive. */
    until?: Date | undefined;
  };
  offset: number;
  limit: number;
}

/** Returns the changes, the latest first. */
export async function listChanges(db: Db, { filter, offset, limit }: ChangeList): Promise<{ rows: LoggedChange[]; count: Counted }> {
  const { who, subject, subjectId, action, from, until } = filter;
  const conditions: SQL[] = [];
  const add = (condition: SQL | undefined) => condition && conditions.push(condition);
  if (who) add(or(who.userIds.length > 0 ? inArray(auditLog.userId, [...who.userIds]) : undefined, isTokenNamed(who.tokenName)));
  if (subject) add(eq(auditLog.subject, subject));
  if (subjectId) add(eq(auditLog.subjectId, subjectId));
  if (action) add(or(eq(auditLog.action, action), sql`starts_with(${auditLog.action}, ${`${action}.`})`));
  if (from) add(gte(auditLog.at, from));
  if (until) add(lt(auditLog.at, until));
  const where = and(...conditions) ?? sql`true`;
  const rows = await db.select().from(auditLog).where(where).orderBy(desc(auditLog.at), desc(auditLog.id)).limit(limit).offset(offset);
  return { rows: rows.map(toChangeRow), count: await countWithLimit(db, sql`select 1 from ${auditLog} where ${where}`) };
}

/** Returns one change. @returns undefined if it does not exist */
export async function readChange(db: Db, id: number): Promise<LoggedChange | undefined> {
  const [row] = await db.select().from(auditLog).where(eq(auditLog.id, id));
  return row && toChangeRow(row);
}

const toChangeRow = ({ at, ...row }: typeof auditLog.$inferSelect): LoggedChange => ({ ...row, at: at.toISOString() });

const isTokenNamed = (part: string) => and(isNull(auditLog.userId), sql`lower(${auditLog.actor}) like ${`%${escapeLike(part.toLowerCase())}%`}`);
