import { and, eq, gt, isNull, lte, min, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { now } from '#kit/clock';
import type { Db } from '../database.ts';

/** A table with a period of validity. */
export type DatedTable = PgTable & { startsAt: AnyPgColumn; endsAt: AnyPgColumn };

/** Returns the condition for rows that are active, have started and have not ended. */
export function isShownNow(table: DatedTable & { isActive: AnyPgColumn }): SQL | undefined {
  const at = now();
  return and(eq(table.isActive, true), or(isNull(table.startsAt), lte(table.startsAt, at)), or(isNull(table.endsAt), gt(table.endsAt, at)));
}

const MAX_SECONDS = 3600;

/** @returns seconds until a row of the table starts or ends, 3600 at most: the validity of a response with data from the table */
export async function getSecondsUntilNext(db: Db, table: DatedTable): Promise<number> {
  const at = now();
  const nexts = await Promise.all(
    [table.startsAt, table.endsAt].map(
      async (moment) =>
        (
          await db
            .select({ next: min(moment) })
            .from(table)
            .where(gt(moment, at))
        )[0]?.next,
    ),
  );
  const seconds = nexts.flatMap((next) => (next instanceof Date ? [Math.ceil((next.getTime() - at.getTime()) / 1000)] : []));
  return Math.max(1, Math.min(MAX_SECONDS, ...seconds));
}
