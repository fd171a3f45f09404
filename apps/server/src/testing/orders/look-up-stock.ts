import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { stockLevels } from '#tables/catalog';

/** Returns the stock of a variant; zeros if it never had stock. */
export async function lookUpStock({ db }: Database, variantId: number): Promise<{ onHand: number; held: number }> {
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.variantId, variantId));
  return { onHand: level?.onHand ?? 0, held: level?.held ?? 0 };
}
