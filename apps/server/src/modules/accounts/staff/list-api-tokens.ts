import { and, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { StaffArea } from '../staff-areas.ts';
import { apiTokens, users } from '../tables.ts';
import { toRecordIds } from '#platform/request-fields';

/** An API token in a list, without the secret. */
export interface ApiTokenRow {
  id: number;
  name: string;
  beginning: string;
  areas: StaffArea[];
  isReadOnly: boolean;
  madeBy: string;
  createdAt: string;
  lastUsedAt: string | null;
  expiresAt: string | null;
  revokedAt: string | null;
}

const columns = { token: apiTokens, madeBy: sql<string>`${users.firstName} || ' ' || ${users.lastName}` };

const toTokenRow = ({ token, madeBy }: { token: typeof apiTokens.$inferSelect; madeBy: string }): ApiTokenRow => ({
  id: token.id,
  name: token.name,
  beginning: token.beginning,
  areas: token.areas,
  isReadOnly: token.isReadOnly,
  madeBy,
  createdAt: token.createdAt.toISOString(),
  lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
  expiresAt: token.expiresAt?.toISOString() ?? null,
  revokedAt: token.revokedAt?.toISOString() ?? null,
});

interface TokenList {
  filter: { isRevoked?: boolean | undefined };
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

/** Lists all API tokens, the newest first. */
export async function listApiTokens(db: Db, { filter, ids, offset, limit }: TokenList): Promise<{ rows: ApiTokenRow[]; count: Counted }> {
  const conditions: SQL[] = [];
  if (ids) conditions.push(inArray(apiTokens.id, toRecordIds(ids)));
  if (filter.isRevoked !== undefined) conditions.push(filter.isRevoked ? isNotNull(apiTokens.revokedAt) : isNull(apiTokens.revokedAt));
  const where = and(...conditions) ?? sql`true`;
  const rows = await db
    .select(columns)
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.createdBy))
    .where(where)
    .orderBy(desc(apiTokens.id))
    .limit(limit)
    .offset(offset);
  return { rows: rows.map(toTokenRow), count: await countWithLimit(db, sql`select 1 from ${apiTokens} where ${where}`) };
}

/** Returns one API token. @returns undefined if it does not exist */
export async function readApiToken(db: Db, id: number): Promise<ApiTokenRow | undefined> {
  const [row] = await db.select(columns).from(apiTokens).innerJoin(users, eq(users.id, apiTokens.createdBy)).where(eq(apiTokens.id, id));
  return row && toTokenRow(row);
}
