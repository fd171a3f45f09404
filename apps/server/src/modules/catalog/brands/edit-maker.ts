import { eq, count } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { isInUnion } from '#modules/countries';
import { dropTags } from '#platform/tags/tag-drops';
import { inTransaction, findSqlState, type Tx } from '#platform/transaction';
import { makers, products } from '../tables.ts';
import { buildProductTag } from '../tags.ts';
import { StillInUse } from '../errors.ts';

export type MakerForm = Omit<typeof makers.$inferSelect, 'id'>;

/**
 * Saves a maker from its form. The pages of its products are updated through cache tags.
 * @param id null: a new one
 * @returns its id
 * @throws InvalidInput if it is outside the Union and has no responsible person there (Regulation (EU) 2023/988, Art. 16), or exists
 * already
 */
export async function editMaker(tx: Tx, id: number | null, maker: MakerForm): Promise<number> {
  assertResponsible(maker);
  const makerId = await inTransaction(tx, async (inner) => {
    const [saved] =
      id === null
        ? await inner.insert(makers).values(maker).returning({ id: makers.id })
        : await inner.update(makers).set(maker).where(eq(makers.id, id)).returning({ id: makers.id });
    if (!saved) throw new Error(`maker ${id} was not saved`);
    return saved.id;
  }).catch((error: unknown) => {
    throw findSqlState(error) === '23505' ? createRefusal('name', 'taken', 'A maker with this name and email already exists') : error;
  });
  if (id === null) return makerId;
  const made = await tx.select({ id: products.id }).from(products).where(eq(products.makerId, makerId));
  await dropTags(
    tx,
    made.map((product) => buildProductTag(product.id)),
  );
  return makerId;
}

function assertResponsible({ countryCode, responsible }: MakerForm): void {
  if (!isInUnion(countryCode) && responsible === null)
    throw createRefusal('responsible.name', 'required', 'A maker outside the European Union needs a responsible person in the European Union');
  if (responsible !== null && !isInUnion(responsible.countryCode))
    throw createRefusal('responsible.countryCode', 'outside', 'The responsible person must be in the European Union');
}

const createRefusal = (field: string, code: string, message: string) => new InvalidInput([{ field, code, params: { message } }]);

/** Deletes a maker without products. @throws StillInUse */
export async function removeMaker(tx: Tx, id: number): Promise<void> {
  const [made] = await tx.select({ count: count() }).from(products).where(eq(products.makerId, id));
  if (made && made.count > 0) throw new StillInUse('maker', `products use it (${made.count})`);
  await tx.delete(makers).where(eq(makers.id, id));
}
