import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { money, toMajor } from '#kit/money';
import { currencyOn } from '#modules/countries';
import { countUpTo, type Counted } from '#platform/count-up-to';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { wheels, type Segment } from './tables.ts';

/** A segment as its form shows it: percent as 7.5, amounts in major units of the country's currency. */
export interface StaffSegment {
  kind: Segment['kind'];
  percent: number | null;
  amount: number | null;
  minimum: number | null;
  weight: number;
}

/** A wheel as list and form show it; instants as ISO. */
export interface StaffWheel {
  id: number;
  countryId: number;
  currency: string;
  segments: StaffSegment[];
  spinsPerDay: number;
  spinsPerNetwork: number;
  validDays: number;
  validFrom: string | null;
  validUntil: string | null;
  isActive: boolean;
}

interface WheelList {
  filter: { countryId?: number | undefined; isActive?: boolean | undefined };
  sort: 'countryId' | 'id';
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

/** The wheels, one a country. */
export async function staffWheels(db: Db, { filter, sort, order, ids, offset, limit }: WheelList): Promise<{ rows: StaffWheel[]; count: Counted }> {
  const where =
    and(
      ids && inArray(wheels.id, ids.map(Number)),
      filter.countryId === undefined ? undefined : eq(wheels.countryId, filter.countryId),
      filter.isActive === undefined ? undefined : eq(wheels.isActive, filter.isActive),
    ) ?? sql`true`;
  const rows = await db
    .select()
    .from(wheels)
    .where(where)
    .orderBy((order === 'desc' ? desc : asc)(wheels[sort]), asc(wheels.id))
    .limit(limit)
    .offset(offset);
  return {
    rows: await Promise.all(rows.map((row) => shown(db, row))),
    count: await countUpTo(db, sql`select 1 from ${wheels} where ${where}`),
  };
}

/** @returns undefined where there is none */
export async function staffWheel(db: Db, id: number): Promise<StaffWheel | undefined> {
  const [row] = await db.select().from(wheels).where(eq(wheels.id, id));
  return row && shown(db, row);
}

async function shown(db: Db, { segments, validFrom, validUntil, ...row }: typeof wheels.$inferSelect): Promise<StaffWheel> {
  const { code: currency } = await currencyOn(db, row.countryId);
  const major = (minor: number | null) => (minor === null ? null : toMajor(money(minor, currency)));
  return {
    ...row,
    currency,
    segments: segments.map(({ kind, basisPoints, amount, minimum, weight }) => ({
      kind,
      percent: basisPoints === null ? null : basisPoints / 100,
      amount: major(amount),
      minimum: major(minimum),
      weight,
    })),
    validFrom: validFrom?.toISOString() ?? null,
    validUntil: validUntil?.toISOString() ?? null,
  };
}

/** Whoever edits the same wheel waits until this transaction ends. */
export async function lockWheel(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: wheels.id }).from(wheels).where(eq(wheels.id, id)).for('update');
}
