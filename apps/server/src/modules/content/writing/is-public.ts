import { and, eq, gt, isNull, lte, min, or, type SQL } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { writings } from './tables.ts';

/** What anybody may read: active, begun, not ended. */
export function isPublic(): SQL | undefined {
  const at = now();
  return and(
    eq(writings.isActive, true),
    or(isNull(writings.startsAt), lte(writings.startsAt, at)),
    or(isNull(writings.endsAt), gt(writings.endsAt, at)),
  );
}

const longest = 3600;

/** @returns seconds until something begins or ends: as long as an answer made of such texts holds, an hour at most */
export async function secondsUntilChange(db: Db): Promise<number> {
  const at = now();
  const [[start], [end]] = await Promise.all([
    db
      .select({ next: min(writings.startsAt) })
      .from(writings)
      .where(gt(writings.startsAt, at)),
    db
      .select({ next: min(writings.endsAt) })
      .from(writings)
      .where(gt(writings.endsAt, at)),
  ]);
  const seconds = [start?.next, end?.next].flatMap((next) => (next ? [Math.ceil((next.getTime() - at.getTime()) / 1000)] : []));
  return Math.max(1, Math.min(longest, ...seconds));
}
