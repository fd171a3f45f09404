import type { Db } from '#platform/database';
import type { Collection } from '../contract.ts';
import { getLocalName } from '../texts/names.ts';
import { getCatalog } from '../snapshot.ts';

/** Lists active collections in their order. */
export async function listCollections(db: Db, { languageId }: { languageId: number }): Promise<Collection[]> {
  const { collections } = await getCatalog(db);
  return [...collections.values()]
    .filter(({ isActive }) => isActive)
    .map(({ id, code, slugs, names, descriptions }) => ({
      id,
      code,
      slug: getLocalName(slugs, languageId),
      name: getLocalName(names, languageId),
      description: getLocalName(descriptions, languageId),
    }));
}
