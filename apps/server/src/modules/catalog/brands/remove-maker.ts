import { count, eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { StillInUse } from '../errors.ts';
import { makers, products } from '../tables.ts';

/** Deletes a maker without products. @throws StillInUse */
export async function removeMaker(tx: Tx, id: number): Promise<void> {
  const [made] = await tx.select({ count: count() }).from(products).where(eq(products.makerId, id));
  if (made && made.count > 0) throw new StillInUse('maker', `products use it (${made.count})`);
  await tx.delete(makers).where(eq(makers.id, id));
}
