import { sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { WishNews } from './news-of-wishes.ts';
import { wishes } from './tables.ts';

/**
 * Notes that news is being told, before it is: two that try at once do not tell the same, and whoever dies in between has
 * told nothing rather than twice.
 * @returns what is left to be told by the caller
 */
export async function claimNews(db: Db, news: readonly WishNews[]): Promise<WishNews[]> {
  const at = now();
  const claimed = await write(
    db,
    news.map(({ wish, item, priceBefore, isBack }) => ({
      id: wish.id,
      from: wish,
      to: { toldPrice: priceBefore === null ? wish.toldPrice : item.price, toldBackAt: isBack ? at : wish.toldBackAt },
    })),
  );
  return news.filter(({ wish }) => claimed.has(wish.id));
}

/** Takes that back: it could not be told. */
export async function unclaimNews(db: Db, news: readonly WishNews[]): Promise<void> {
  await write(
    db,
    news.map(({ wish }) => ({ id: wish.id, to: wish })),
  );
}

interface Told {
  toldPrice: number | null;
  toldBackAt: Date | null;
}

/** @param from only where it still stands so @returns the ids of the rows written */
async function write(db: Db, changes: readonly { id: number; from?: Told; to: Told }[]): Promise<Set<number>> {
  if (changes.length === 0) return new Set();
  const shown = ({ toldPrice, toldBackAt }: Told) => ({ price: toldPrice, back_at: toldBackAt?.toISOString() ?? null });
  const wanted = changes.map(({ id, from, to }) => ({ id, is_checked: from !== undefined, was: shown(from ?? to), becomes: shown(to) }));
  const { rows } = await db.execute<{ id: number }>(sql`
    update ${wishes} set told_price = (wanted.becomes ->> 'price')::int, told_back_at = (wanted.becomes ->> 'back_at')::timestamptz
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (id int, is_checked boolean, was jsonb, becomes jsonb)
    where ${wishes.id} = wanted.id and (not wanted.is_checked or (
      told_price is not distinct from (wanted.was ->> 'price')::int
      and date_trunc('milliseconds', told_back_at) is not distinct from (wanted.was ->> 'back_at')::timestamptz))
    returning ${wishes.id}`);
  return new Set(rows.map(({ id }) => id));
}
