import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { makers } from '../tables.ts';
import { writeMaker, type MakerForm } from './write-maker.ts';

export type NewMaker = Omit<MakerForm, 'responsible'> & Partial<Pick<MakerForm, 'responsible'>>;

/**
 * Creates a maker, or updates the maker with this name and email. Unlike {@link editMaker}, it accepts a maker without the responsible person that
 * the law requires: products of such a maker stay drafts.
 * @returns the id of the maker
 */
export async function saveMakerByName(tx: Tx, { responsible = null, ...contact }: NewMaker): Promise<number> {
  const maker = { ...contact, responsible };
  // Two imports may create the same maker at the same time.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`maker ${maker.name} ${maker.email}`}))`);
  const [found] = await tx
    .select()
    .from(makers)
    .where(and(eq(makers.name, maker.name), eq(makers.email, maker.email)));
  if (!found) return writeMaker(tx, null, maker);
  const { id, ...known } = found;
  return isDeepStrictEqual(known, maker) ? id : writeMaker(tx, id, maker);
}
