import { sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { WishChange } from './list-wish-changes.ts';
import { wishes } from './tables.ts';

/**
 * Marks changes as notified before the email is sent, so that concurrent jobs do not send it twice. If the job crashes between these
 * steps, no email is sent.
 * @returns the changes that the caller has to send
 */
export async function claimWishChanges(db: Db, wishChanges: readonly WishChange[]): Promise<WishChange[]> {
  const at = now();
  const claimed = await write(
    db,
    wishChanges.map(({ wish, item, isCheaper, isBack }) => ({
      id: wish.id,
      from: wish,
      to: { notifiedPrice: isCheaper ? item.price : wish.notifiedPrice, notifiedBackAt: isBack ? at : wish.notifiedBackAt },
    })),
  );
  return wishChanges.filter(({ wish }) => claimed.has(wish.id));
}

/** Undoes the mark if the email could not be sent. */
export async function releaseWishChanges(db: Db, wishChanges: readonly WishChange[]): Promise<void> {
  await write(
    db,
    wishChanges.map(({ wish }) => ({ id: wish.id, to: wish })),
  );
}

interface NotifiedState {
  notifiedPrice: number | null;
  notifiedBackAt: Date | null;
}

/**
 * @param from writes only if the row still has this state
 * @returns the ids of the written rows
 */
async function write(db: Db, changes: readonly { id: number; from?: NotifiedState; to: NotifiedState }[]): Promise<Set<number>> {
  if (changes.length === 0) return new Set();
  const toState = ({ notifiedPrice, notifiedBackAt }: NotifiedState) => ({ price: notifiedPrice, back_at: notifiedBackAt?.toISOString() ?? null });
  const wanted = changes.map(({ id, from, to }) => ({ id, is_checked: from !== undefined, was: toState(from ?? to), becomes: toState(to) }));
  const { rows } = await db.execute<{ id: number }>(sql`
    update ${wishes} set notified_price = (wanted.becomes ->> 'price')::bigint, notified_back_at = (wanted.becomes ->> 'back_at')::timestamptz
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (id int, is_checked boolean, was jsonb, becomes jsonb)
    where ${wishes.id} = wanted.id and (not wanted.is_checked or (
      notified_price is not distinct from (wanted.was ->> 'price')::bigint
      and date_trunc('milliseconds', notified_back_at) is not distinct from (wanted.was ->> 'back_at')::timestamptz))
    returning ${wishes.id}`);
  return new Set(rows.map(({ id }) => id));
}
