import { asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { selectUserName } from '#modules/accounts';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import { importRuns } from '../tables.ts';
import type { RunStatus } from './run-state.ts';
import { toRecordIds } from '#platform/request-fields';

interface RunList {
  filter: { status?: RunStatus | undefined };
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

/** Returns imports with their users, but without the errors by line. */
export async function listRuns(db: Db, { filter, order, ids, offset, limit }: RunList) {
  const conditions: SQL[] = [];
  if (ids) conditions.push(inArray(importRuns.id, toRecordIds(ids)));
  if (filter.status) conditions.push(eq(importRuns.status, filter.status));
  const where = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
  const rows = await db
    .select({
      id: importRuns.id,
      fileName: importRuns.fileName,
      bytes: importRuns.bytes,
      format: importRuns.format,
      status: importRuns.status,
      done: importRuns.done,
      total: importRuns.total,
      counts: importRuns.counts,
      startedBy: selectUserName(importRuns.startedBy),
      createdAt: importRuns.createdAt,
      endedAt: importRuns.endedAt,
    })
    .from(importRuns)
    .where(where)
    .orderBy(order === 'asc' ? asc(importRuns.createdAt) : desc(importRuns.createdAt), desc(importRuns.id))
    .limit(limit)
    .offset(offset);
  const count: Counted = await countWithLimit(db, sql`select 1 from ${importRuns} where ${where}`);
  return { rows, count };
}
