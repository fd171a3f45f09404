import { eq } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { english } from '../texts/names.ts';
import { saveNamedTexts, type NamedText } from '../texts/save-named-texts.ts';
import { buildSlug } from '../texts/build-slug.ts';
import { collections } from '../tables.ts';
import { catalogTag } from '../tags.ts';

export interface CollectionForm {
  /** If empty, the code of a new collection is derived from its name. */
  code: string;
  position: number;
  isActive: boolean;
  texts: readonly NamedText[];
}

/**
 * Saves a collection from its form.
 * @param id null for a new collection
 * @returns the id of the collection
 * @throws InvalidInput if the code or an address is taken
 */
export async function editCollection(tx: Tx, id: number | null, { code, position, isActive, texts }: CollectionForm): Promise<number> {
  const wanted = code || buildSlug(texts.find(({ languageId }) => languageId === english)?.name ?? '');
  const [row] =
    id === null
      ? await tx.insert(collections).values({ code: wanted, position, isActive }).onConflictDoNothing().returning({ id: collections.id })
      : await tx.update(collections).set({ position, isActive }).where(eq(collections.id, id)).returning({ id: collections.id });
  if (!row) throw new InvalidInput([{ field: 'code', code: 'taken', params: { message: `Another collection has the code ${wanted}` } }]);
  await saveNamedTexts(tx, { kind: 'collection', targetId: row.id, scopeId: 0 }, texts);
  await dropTags(tx, [catalogTag]);
  return row.id;
}
