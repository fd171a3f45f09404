import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { money, toMajor } from '#kit/money';
import { isCouponUsed } from '#modules/promotions';
import { countUpTo, type Counted } from '#platform/count-up-to';
import type { Db } from '#platform/database';
import { wheelSpins, type Segment } from './tables.ts';

/** What a list of spins is narrowed by. */
export interface SpinFilter {
  countryId?: number | undefined;
  isWon?: boolean | undefined;
  /** ISO dates, of the country's own calendar, both included. */
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

/** What somebody has drawn: percent as 7.5, amounts in major units. Who it was is not known here. */
export interface StaffSpin {
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

/** Spins as somebody has filtered them, by when they were. */
export async function staffSpins(db: Db, { filter, order, ids, offset, limit }: SpinList): Promise<{ rows: StaffSpin[]; count: Counted }> {
  const where = and(ids && inArray(id, ids.map(Number)), ...conditionsOf(filter)) ?? sql`true`;
  const rows = await db
    .select(columns)
    .from(wheelSpins)
    .where(where)
    .orderBy((order === 'desc' ? desc : asc)(id))
    .limit(limit)
    .offset(offset);
  return { rows: rows.map(shown), count: await countUpTo(db, sql`select 1 from ${wheelSpins} where ${where}`) };
}

type Row = Omit<StaffSpin, 'spunAt' | 'percent'> & { spunAt: Date; basisPoints: number | null };

function shown({ spunAt: at, basisPoints: points, ...row }: Row): StaffSpin {
  return { ...row, spunAt: at.toISOString(), ...prizeOf({ ...row, basisPoints: points }) };
}

function prizeOf(row: { basisPoints: number | null; amount: number | null; minimum: number | null; currency: string }) {
  const major = (minor: number | null) => (minor === null ? null : toMajor(money(minor, row.currency)));
  return { percent: row.basisPoints === null ? null : row.basisPoints / 100, amount: major(row.amount), minimum: major(row.minimum) };
}

/** How often each of the prizes was drawn, and how many of its coupons orders have. */
export interface SpinTotal extends Pick<StaffSpin, 'kind' | 'percent' | 'amount' | 'minimum' | 'currency'> {
  spins: number;
  used: number;
}

/** What all that a filter finds comes to, the most frequent first. */
export async function spinTotals(db: Db, filter: SpinFilter): Promise<SpinTotal[]> {
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
    .where(and(...conditionsOf(filter)))
    .groupBy(kind, basisPoints, amount, minimum, currency)
    .orderBy(desc(sql`count(*)`), kind, basisPoints, amount);
  return rows.map(({ basisPoints: points, ...row }) => ({ ...row, ...prizeOf({ ...row, basisPoints: points }) }));
}

/** Rows that are read at once. */
const batch = 1000;

/** All that a filter finds. */
export async function* exportSpins(db: Db, filter: SpinFilter): AsyncGenerator<StaffSpin> {
  for (let after = 0; ;) {
    const rows = await db
      .select(columns)
      .from(wheelSpins)
      .where(and(gt(id, after), ...conditionsOf(filter)))
      .orderBy(asc(id))
      .limit(batch);
    for (const row of rows) yield shown(row);
    if (rows.length < batch) return;
    after = rows.at(-1)?.id ?? after;
  }
}

const conditionsOf = (filter: SpinFilter): (SQL | undefined)[] =>
  [
    filter.countryId === undefined ? undefined : eq(countryId, filter.countryId),
    filter.isWon === undefined ? undefined : (filter.isWon ? isNotNull : isNull)(couponCode),
    filter.from && gte(day, filter.from),
    filter.until && lte(day, filter.until),
  ].map((condition) => condition || undefined);
