import { asc, desc, eq, ilike, inArray, sql, type SQL } from 'drizzle-orm';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { escapeLike } from '#platform/sql/like-pattern';
import { toCurrencyAmounts, type CurrencyAmount } from '../rules/amounts-by-currency.ts';
import { summariseTerms, toFormTerms, type FormTerms } from '../rules/rule-terms.ts';
import { affiliateDiscounts } from '../tables.ts';
import { toRecordIds } from '#platform/request-fields';

/** An affiliate's discount as its form shows it: percent as 12.5, amounts in major units, instants as ISO. */
export interface AffiliateDiscountRecord {
  id: number;
  affiliateId: number;
  /** The name that the affiliate sees. */
  name: string;
  /** The kind of its discount rule, and the fields of the rule. */
  kind: string;
  terms: FormTerms;
  minimums: CurrencyAmount[];
  validFrom: string | null;
  validUntil: string | null;
  /** Empty: all countries. */
  countryIds: number[];
  mostUses: number | null;
  isActive: boolean;
}

/** A discount in the list, with its benefit in words and the number of orders that use it. */
export type AdminAffiliateDiscount = AffiliateDiscountRecord & { uses: number; benefit: string };

interface AffiliateDiscountList {
  filter: { q?: string | undefined; affiliateId?: number | undefined; isActive?: boolean | undefined };
  /** Ids are random, so that `id` sorts by the time of creation. */
  sort: 'id' | 'name' | 'uses' | 'validUntil';
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

/** Returns the filtered and sorted affiliate discounts. */
export async function listAdminAffiliateDiscounts(
  db: Db,
  { filter, sort, order, ids, offset, limit }: AffiliateDiscountList,
): Promise<{ rows: AdminAffiliateDiscount[]; count: Counted }> {
  const { q, affiliateId, isActive } = filter;
  const conditions: SQL[] = [sql`true`];
  if (ids) conditions.push(inArray(affiliateDiscounts.id, toRecordIds(ids)));
  if (q) conditions.push(ilike(affiliateDiscounts.name, `${escapeLike(q.trim())}%`));
  if (affiliateId !== undefined) conditions.push(eq(affiliateDiscounts.affiliateId, affiliateId));
  if (isActive !== undefined) conditions.push(eq(affiliateDiscounts.isActive, isActive));
  const where = sql.join(conditions, sql` and `);
  const rows = await db
    .select()
    .from(affiliateDiscounts)
    .where(where)
    .orderBy((order === 'desc' ? desc : asc)(affiliateDiscounts[sort === 'id' ? 'createdAt' : sort]), asc(affiliateDiscounts.id))
    .limit(limit)
    .offset(offset);
  return { rows: rows.map(withUses), count: await countWithLimit(db, sql`select 1 from ${affiliateDiscounts} where ${where}`) };
}

/** @returns undefined if it does not exist */
export async function findAdminAffiliateDiscount(db: Db, id: number): Promise<AffiliateDiscountRecord | undefined> {
  const [row] = await db.select().from(affiliateDiscounts).where(eq(affiliateDiscounts.id, id));
  return row && shown(row);
}

/** Returns the number of orders that use it. The number is not part of the form, because it changes with each order. */
export async function countAffiliateDiscountUses(db: Db, id: number): Promise<number> {
  const [row] = await db.select({ uses: affiliateDiscounts.uses }).from(affiliateDiscounts).where(eq(affiliateDiscounts.id, id));
  return row?.uses ?? 0;
}

/** Locks a discount until the transaction ends, so that concurrent edits and orders wait. */
export async function lockAffiliateDiscount(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: affiliateDiscounts.id }).from(affiliateDiscounts).where(eq(affiliateDiscounts.id, id)).for('update');
}

type Row = typeof affiliateDiscounts.$inferSelect;

const withUses = (row: Row): AdminAffiliateDiscount => ({ ...shown(row), benefit: summariseTerms(row), uses: row.uses });

const shown = ({ terms, minimums, validFrom, validUntil, countryIds, uses: _, createdAt: __, ...row }: Row): AffiliateDiscountRecord => ({
  ...row,
  terms: toFormTerms({ kind: row.kind, terms }),
  minimums: toCurrencyAmounts(minimums),
  validFrom: validFrom?.toISOString() ?? null,
  validUntil: validUntil?.toISOString() ?? null,
  countryIds: countryIds ?? [],
});
