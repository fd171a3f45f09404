import { count, eq } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { isInUnion } from '#modules/countries';
import type { Tx } from '#platform/transaction';
import { makers, products } from '../tables.ts';
import { StillInUse } from '../errors.ts';
import { writeMaker, type MakerForm } from './write-maker.ts';

/**
 * Saves a maker from its form.
 * @param id null for a new maker
 * @returns the id of the maker
 * @throws InvalidInput if the maker is outside the Union and has no responsible person there (Regulation (EU) 2023/988, Art. 16), or if
 * the maker already exists
 */
export async function editMaker(tx: Tx, id: number | null, maker: MakerForm): Promise<number> {
  assertResponsible(maker);
  return writeMaker(tx, id, maker);
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
