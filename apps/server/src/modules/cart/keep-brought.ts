import { eq } from 'drizzle-orm';
import type { Brought } from '#modules/tracking';
import type { Tx } from '#platform/transaction';
import { carts } from './tables.ts';

/** Keeps with a cart of whom its shopper brought a code or a discount along: it must not be lost between his steps. */
export async function keepBrought(tx: Tx, cartId: string, brought: Brought): Promise<void> {
  await tx.update(carts).set({ brought }).where(eq(carts.id, cartId));
}
