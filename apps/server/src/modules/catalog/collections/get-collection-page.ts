import { listLanguages } from '#modules/countries';
import type { Db } from '#platform/database';
import type { CollectionPage } from '../contract.ts';
import { CollectionNotFound } from '../errors.ts';
import { findAddress } from '../texts/find-address.ts';
import { getLocalName } from '../texts/names.ts';
import { getCatalog } from '../snapshot.ts';

/**
 * Returns a collection page. Old addresses and addresses in other languages also work; the response has the current address.
 * @throws CollectionNotFound
 */
export async function getCollectionPage(db: Db, { slug, languageId }: { slug: string; languageId: number }): Promise<CollectionPage> {
  const catalog = await getCatalog(db);
  const id = findAddress(catalog, { kind: 'collection', slug, languageId }, ({ targetId }) => catalog.collections.get(targetId)?.isActive === true);
  const collection = id === undefined ? undefined : catalog.collections.get(id);
  if (!collection) throw new CollectionNotFound(slug);
  const languages = await listLanguages(db);
  return {
    id: collection.id,
    code: collection.code,
    slug: getLocalName(collection.slugs, languageId),
    name: getLocalName(collection.names, languageId),
    description: getLocalName(collection.descriptions, languageId),
    slugs: Object.fromEntries(
      languages.flatMap((language) => {
        const own = collection.slugs.get(language.id);
        return own === undefined ? [] : [[language.code, own] as const];
      }),
    ),
  };
}
