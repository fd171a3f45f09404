import { eq } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { dropTags } from '#platform/tags/tag-drops';
import { inTransaction, findSqlState, type Tx } from '#platform/transaction';
import { makers, products } from '../tables.ts';
import { buildProductTag } from '../tags.ts';

export type MakerForm = Omit<typeof makers.$inferSelect, 'id'>;

/**
 * Writes a maker. The pages of its products are updated through cache tags.
 * @param id null for a new maker
 * @returns the id of the maker
 * @throws InvalidInput if another maker has this name and email
 */
export async function writeMaker(tx: Tx, id: number | null, maker: MakerForm): Promise<number> {
  // Uses a savepoint, so that the transaction can continue after a conflict.
  const makerId = await inTransaction(tx, async (inner) => {
    const [saved] =
      id === null
        ? await inner.insert(makers).values(maker).returning({ id: makers.id })
        : await inner.update(makers).set(maker).where(eq(makers.id, id)).returning({ id: makers.id });
    if (!saved) throw new Error(`maker ${id} was not saved`);
    return saved.id;
  }).catch((error: unknown) => {
    if (findSqlState(error) !== '23505') throw error;
    throw new InvalidInput([{ field: 'name', code: 'taken', params: { message: 'A maker with this name and email already exists' } }]);
  });
  if (id === null) return makerId;
  const made = await tx.select({ id: products.id }).from(products).where(eq(products.makerId, makerId));
  await dropTags(
    tx,
    made.map((product) => buildProductTag(product.id)),
  );
  return makerId;
}
