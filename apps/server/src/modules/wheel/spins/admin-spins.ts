import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { money, toMajor } from '#kit/money';
import { isCouponUsed } from '#modules/promotions';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import { wheelSpins, type Segment } from '../tables.ts';
import { toRecordIds } from '#platform/request-fields';

/** Filter of a list of spins. */
export interface SpinFilter {
  countryId?: number | undefined;
  isWon?: boolean | undefined;
  /** ISO dates in the country's time zone, both included. */
  from?: string | undefined;
  until?: string | undefined;
}

interface SpinList {
  filter: SpinFilter;
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

/** A spin without its owner. Percentages are numbers such as 7.5, amounts are in major units. */
export interface AdminSpin {
  id: number;
  countryId: number;
  spunAt: string;
  kind: Segment['kind'];
  percent: number | null;
  amount: number | null;
  minimum: number | null;
  currency: string;
  couponCode: string | null;
  isUsed: boolean;
}

const { id, countryId, day, spunAt, kind, basisPoints, amount, minimum, currency, couponCode } = wheelSpins;
const columns = {
  id,
  countryId,
  spunAt,
  kind,
  basisPoints,
  amount,
  minimum,
  currency,
  couponCode,
  isUsed: sql<boolean>`${isCouponUsed(couponCode)}`,
};

/** Lists the spins that match a filter, by time. */
export async function listAdminSpins(db: Db, { filter, order, ids, offset, limit }: SpinList): Promise<{ rows: AdminSpin[]; count: Counted }> {
  const where = and(ids && inArray(id, toRecordIds(ids)), ...buildConditions(filter)) ?? sql`true`;
  const rows = await db
    .select(columns)
    .from(wheelSpins)
    .where(where)
    .orderBy((order === 'desc' ? desc : asc)(id))
    .limit(limit)
    .offset(offset);
  return { rows: rows.map(toSpinRow), count: await countWithLimit(db, sql`select 1 from ${wheelSpins} where ${where}`) };
}

type Row = Omit<AdminSpin, 'spunAt' | 'percent'> & { spunAt: Date; basisPoints: number | null };

function toSpinRow({ spunAt: at, basisPoints: points, ...row }: Row): AdminSpin {
  return { ...row, spunAt: at.toISOString(), ...toPrize({ ...row, basisPoints: points }) };
}

function toPrize(row: { basisPoints: number | null; amount: number | null; minimum: number | null; currency: string }) {
  const major = (minor: number | null) => (minor === null ? null : toMajor(money(minor, row.currency)));
  return { percent: row.basisPoints === null ? null : row.basisPoints / 100, amount: major(row.amount), minimum: major(row.minimum) };
}

/** Number of spins per prize and of their used coupons. */
export interface SpinTotal extends Pick<AdminSpin, 'kind' | 'percent' | 'amount' | 'minimum' | 'currency'> {
  spins: number;
  used: number;
}

/** Sums up all spins that match a filter, the most frequent prize first. */
export async function readSpinTotals(db: Db, filter: SpinFilter): Promise<SpinTotal[]> {
  const rows = await db
    .select({
      kind,
      basisPoints,
      amount,
      minimum,
      currency,
      spins: sql<number>`count(*)::integer`,
      used: sql<number>`(count(*) filter (where ${isCouponUsed(couponCode)}))::integer`,
    })
    .from(wheelSpins)
    .where(and(...buildConditions(filter)))
    .groupBy(kind, basisPoints, amount, minimum, currency)
    .orderBy(desc(sql`count(*)`), kind, basisPoints, amount);
  return rows.map(({ basisPoints: points, ...row }) => ({ ...row, ...toPrize({ ...row, basisPoints: points }) }));
}

/** Rows read per query. */
const batch = 1000;

/** Yields all spins that match a filter. */
export async function* generateSpins(db: Db, filter: SpinFilter): AsyncGenerator<AdminSpin> {
  for (let after = 0; ;) {
    const rows = await db
      .select(columns)
      .from(wheelSpins)
      .where(and(gt(id, after), ...buildConditions(filter)))
      .orderBy(asc(id))
      .limit(batch);
    for (const row of rows) yield toSpinRow(row);
    if (rows.length < batch) return;
    after = rows.at(-1)?.id ?? after;
  }
}

const buildConditions = (filter: SpinFilter): (SQL | undefined)[] =>
  [
    filter.countryId === undefined ? undefined : eq(countryId, filter.countryId),
    filter.isWon === undefined ? undefined : (filter.isWon ? isNotNull : isNull)(couponCode),
    filter.from && gte(day, filter.from),
    filter.until && lte(day, filter.until),
  ].map((condition) => condition || undefined);
