import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { stockLevels } from '#tables/catalog';

/** The running figures of a variant; nothing was ever received: zeros. */
export async function lookUpStock({ db }: Database, variantId: number): Promise<{ onHand: number; held: number }> {
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.variantId, variantId));
  return { onHand: level?.onHand ?? 0, held: level?.held ?? 0 };
}
