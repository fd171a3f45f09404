import { asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { money, toMajor } from '#kit/money';
import { getCurrency } from '#modules/countries';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { summariseTerms, toFormTerms, type FormTerms } from '../rules/rule-terms.ts';
import { discountGoals } from '../tables.ts';
import { toRecordIds } from '#platform/request-fields';

/** A tier as list and form show it: percent as 7.5, amounts as numbers in major units of the country's currency, instants as ISO. */
export interface AdminGoal {
  id: number;
  countryId: number;
  currency: string;
  threshold: number;
  /** The kind of its discount rule, and the fields of the rule. */
  kind: string;
  terms: FormTerms;
  validFrom: string | null;
  validUntil: string | null;
  isActive: boolean;
}

interface GoalList {
  filter: { countryId?: number | undefined; isActive?: boolean | undefined };
  sort: 'countryId' | 'threshold' | 'id';
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

/** Returns the tiers, grouped by country. */
export async function listAdminGoals(
  db: Db,
  { filter, sort, order, ids, offset, limit }: GoalList,
): Promise<{ rows: (AdminGoal & { benefit: string })[]; count: Counted }> {
  const conditions: SQL[] = [sql`true`];
  if (ids) conditions.push(inArray(discountGoals.id, toRecordIds(ids)));
  if (filter.countryId !== undefined) conditions.push(eq(discountGoals.countryId, filter.countryId));
  if (filter.isActive !== undefined) conditions.push(eq(discountGoals.isActive, filter.isActive));
  const where = sql.join(conditions, sql` and `);
  const rows = await db
    .select()
    .from(discountGoals)
    .where(where)
    .orderBy((order === 'desc' ? desc : asc)(discountGoals[sort]), asc(discountGoals.threshold), asc(discountGoals.id))
    .limit(limit)
    .offset(offset);
  return {
    rows: await Promise.all(rows.map(async (row) => ({ ...(await shown(db, row)), benefit: summariseTerms(row) }))),
    count: await countWithLimit(db, sql`select 1 from ${discountGoals} where ${where}`),
  };
}

/** @returns undefined if it does not exist */
export async function findAdminGoal(db: Db, id: number): Promise<AdminGoal | undefined> {
  const [row] = await db.select().from(discountGoals).where(eq(discountGoals.id, id));
  return row && shown(db, row);
}

async function shown(db: Db, { terms, threshold, validFrom, validUntil, ...row }: typeof discountGoals.$inferSelect): Promise<AdminGoal> {
  const { code: currency } = await getCurrency(db, row.countryId);
  return {
    ...row,
    currency,
    threshold: toMajor(money(threshold, currency)),
    terms: toFormTerms({ kind: row.kind, terms }, currency),
    validFrom: validFrom?.toISOString() ?? null,
    validUntil: validUntil?.toISOString() ?? null,
  };
}

/** Locks all tiers until the transaction ends, because each is compared with the others of its country. */
export async function lockGoals(tx: Tx): Promise<void> {
  await tx.select({ id: discountGoals.id }).from(discountGoals).orderBy(asc(discountGoals.id)).for('update');
}
