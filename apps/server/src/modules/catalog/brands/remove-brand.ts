import { eq } from 'drizzle-orm';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { StillInUse } from '../errors.ts';
import { brands, products } from '../tables.ts';
import { catalogTag } from '../tags.ts';

/** Deletes a brand without products. @throws StillInUse */
export async function removeBrand(tx: Tx, id: number): Promise<void> {
  const [product] = await tx.select({ id: products.id }).from(products).where(eq(products.brandId, id)).limit(1);
  if (product) throw new StillInUse('brand', 'products use it');
  await tx.delete(brands).where(eq(brands.id, id));
  await dropTags(tx, [catalogTag]);
}
