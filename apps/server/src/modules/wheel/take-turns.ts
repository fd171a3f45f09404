import { lt, sql } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { NoSpinsLeft } from './errors.ts';
import { wheelTurns } from './tables.ts';

/**
 * Counts a spin for each of these, if none has had its share of the day. Of many at once one waits for the other at the row's
 * key, and finds it used. The caller gives them in one order always, what many share last: nobody waits in a circle.
 * @param most how many each may have
 * @throws NoSpinsLeft: nothing may be kept of the transaction then
 */
export async function takeTurns(tx: Tx, day: string, keys: readonly { keyHash: string; most: number }[]): Promise<void> {
  for (const { keyHash, most } of keys) {
    const taken = await tx
      .insert(wheelTurns)
      .values({ day, keyHash, turns: 1 })
      .onConflictDoUpdate({
        target: [wheelTurns.day, wheelTurns.keyHash],
        set: { turns: sql`${wheelTurns.turns} + 1` },
        setWhere: lt(wheelTurns.turns, most),
      })
      .returning({ turns: wheelTurns.turns });
    if (taken.length === 0) throw new NoSpinsLeft();
  }
}
