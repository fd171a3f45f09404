import type { Catalog } from '../read-catalog.ts';
import { getLocalName } from '../texts/names.ts';

/** Returns the names of a category and its ancestors in a language, from the top category down. */
export function listPathNames(tree: Catalog['categories'], leaf: number, languageId: number): string[] {
  const names: string[] = [];
  for (let next = tree.get(leaf); next && names.length < tree.size; next = next.parentId === null ? undefined : tree.get(next.parentId))
    names.unshift(getLocalName(next.names, languageId));
  return names;
}
