import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { money, toMajor } from '#kit/money';
import { getCurrency } from '#modules/countries';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { wheels, type Segment } from './tables.ts';
import { toRecordIds } from '#platform/request-fields';

/** A segment in the form: percent as 7.5, amounts in major units of the country's currency. */
export interface AdminSegment {
  kind: Segment['kind'];
  percent: number | null;
  amount: number | null;
  minimum: number | null;
  weight: number;
}

/** A wheel in the list and the form. Times are in ISO 8601. */
export interface AdminWheel {
  id: number;
  countryId: number;
  currency: string;
  segments: AdminSegment[];
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

/** Lists the wheels, one per country. */
export async function listAdminWheels(
  db: Db,
  { filter, sort, order, ids, offset, limit }: WheelList,
): Promise<{ rows: AdminWheel[]; count: Counted }> {
  const where =
    and(
      ids && inArray(wheels.id, toRecordIds(ids)),
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
    rows: await Promise.all(rows.map((row) => toWheelRecord(db, row))),
    count: await countWithLimit(db, sql`select 1 from ${wheels} where ${where}`),
  };
}

/** Finds a wheel. @returns undefined if there is none */
export async function findAdminWheel(db: Db, id: number): Promise<AdminWheel | undefined> {
  const [row] = await db.select().from(wheels).where(eq(wheels.id, id));
  return row && toWheelRecord(db, row);
}

async function toWheelRecord(db: Db, { segments, validFrom, validUntil, ...row }: typeof wheels.$inferSelect): Promise<AdminWheel> {
  const { code: currency } = await getCurrency(db, row.countryId);
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

/** Locks a wheel until the transaction ends. */
export async function lockWheel(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: wheels.id }).from(wheels).where(eq(wheels.id, id)).for('update');
}
