import { eq } from 'drizzle-orm';
import type { Brought } from '#modules/tracking';
import type { Tx } from '#platform/transaction';
import { carts } from './tables.ts';

interface Kept {
  brought?: Brought | null;
  /** By which the touches of another shop's browser are kept. */
  touchSessionId?: string | null;
}

/** Keeps with a cart who sent its shopper: it must not be lost between his steps. What is not said stays as it is. */
export async function keepBrought(tx: Tx, cartId: string, { brought, touchSessionId }: Kept): Promise<void> {
  if (!brought && !touchSessionId) return;
  await tx
    .update(carts)
    .set({ ...(brought && { brought }), ...(touchSessionId && { touchSessionId }) })
    .where(eq(carts.id, cartId));
}
