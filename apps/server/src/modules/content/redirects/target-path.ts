import { getLocalName, type Catalog } from '#modules/catalog';
import type { menuItems } from '../tables.ts';

type Target = Pick<typeof menuItems.$inferSelect, 'kind' | 'targetId' | 'address'>;

/** Returns the address and name of a link's target; undefined if the target is hidden or deleted. */
export function findTarget(catalog: Catalog, { kind, targetId, address }: Target, languageId: number): { href: string; name: string } | undefined {
  if (kind === 'address') return { href: address, name: address };
  const id = targetId ?? 0;
  if (kind === 'brand') {
    const brand = catalog.brands.get(id);
    return brand?.isActive ? { href: `/brands/${brand.slug}`, name: brand.name } : undefined;
  }
  if (kind === 'collection') {
    const collection = catalog.collections.get(id);
    return collection?.isActive
      ? { href: `/collection/${getLocalName(collection.slugs, languageId)}`, name: getLocalName(collection.names, languageId) }
      : undefined;
  }
  return findCategory(catalog, id, languageId);
}

function findCategory({ categories }: Catalog, id: number, languageId: number): { href: string; name: string } | undefined {
  const category = categories.get(id);
  for (let above = category, steps = 0; above; above = above.parentId === null ? undefined : categories.get(above.parentId)) {
    if (!above.isActive || ++steps > categories.size) return undefined;
  }
  if (!category) return undefined;
  const parent = category.parentId === null ? undefined : categories.get(category.parentId);
  const path = [...(parent ? [getLocalName(parent.slugs, languageId)] : []), getLocalName(category.slugs, languageId)];
  return { href: `/category/${path.join('/')}`, name: getLocalName(category.names, languageId) };
}
