import { lt, sql } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { NoSpinsLeft } from '../errors.ts';
import { spinQuotas } from '../tables.ts';

/**
 * Counts a spin for each key, if none has reached its limit. Simultaneous calls wait for the row lock of a key.
 * Callers pass the keys in a fixed order, the most shared last, to avoid deadlocks.
 * @param most limit of each key
 * @throws NoSpinsLeft, after which the transaction must be rolled back
 */
export async function consumeSpinQuota(tx: Tx, day: string, keys: readonly { keyHash: string; most: number }[]): Promise<void> {
  for (const { keyHash, most } of keys) {
    const taken = await tx
      .insert(spinQuotas)
      .values({ day, keyHash, turns: 1 })
      .onConflictDoUpdate({
        target: [spinQuotas.day, spinQuotas.keyHash],
        set: { turns: sql`${spinQuotas.turns} + 1` },
        setWhere: lt(spinQuotas.turns, most),
      })
      .returning({ turns: spinQuotas.turns });
    if (taken.length === 0) throw new NoSpinsLeft();
  }
}
