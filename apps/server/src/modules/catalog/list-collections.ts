import type { Db } from '#platform/database';
import type { Collection } from './contract.ts';
import { nameIn } from './names.ts';
import { catalogOf } from './snapshot.ts';

/** All active collections in their order. */
export async function listCollections(db: Db, { languageId }: { languageId: number }): Promise<Collection[]> {
  const { collections } = await catalogOf(db);
  return [...collections.values()]
    .filter(({ isActive }) => isActive)
    .map(({ id, code, slugs, names, descriptions }) => ({
      id,
      code,
      slug: nameIn(slugs, languageId),
      name: nameIn(names, languageId),
      description: nameIn(descriptions, languageId),
    }));
}
