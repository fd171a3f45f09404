import { and, eq, gt, isNull, lte, min, or, type SQL } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { Preview } from '../preview/find-preview.ts';
import { writings } from './tables.ts';

const writtenKinds = ['article', 'question', 'page'];

/** What anybody may read: active, begun, not ended. Whoever was given a preview reads that one besides. */
export function isPublic(preview: Preview | null = null): SQL | undefined {
  const at = now();
  return or(
    and(eq(writings.isActive, true), or(isNull(writings.startsAt), lte(writings.startsAt, at)), or(isNull(writings.endsAt), gt(writings.endsAt, at))),
    preview && writtenKinds.includes(preview.kind) ? eq(writings.id, preview.id) : undefined,
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
