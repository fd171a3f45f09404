import { listLanguages } from '#modules/countries';
import type { Db } from '#platform/database';
import type { CollectionPage } from './contract.ts';
import { CollectionNotFound } from './errors.ts';
import { findAddress } from './find-address.ts';
import { nameIn } from './names.ts';
import { catalogOf } from './snapshot.ts';

/**
 * A collection's page. An old address, or one in another language, finds it as well: the answer has the current one.
 * @throws CollectionNotFound
 */
export async function getCollectionPage(db: Db, { slug, languageId }: { slug: string; languageId: number }): Promise<CollectionPage> {
  const catalog = await catalogOf(db);
  const id = findAddress(catalog, { kind: 'collection', slug, languageId }, ({ targetId }) => catalog.collections.get(targetId)?.isActive === true);
  const collection = id === undefined ? undefined : catalog.collections.get(id);
  if (!collection) throw new CollectionNotFound(slug);
  const languages = await listLanguages(db);
  return {
    id: collection.id,
    code: collection.code,
    slug: nameIn(collection.slugs, languageId),
    name: nameIn(collection.names, languageId),
    description: nameIn(collection.descriptions, languageId),
    slugs: Object.fromEntries(
      languages.flatMap((language) => {
        const own = collection.slugs.get(language.id);
        return own === undefined ? [] : [[language.code, own] as const];
      }),
    ),
  };
}
