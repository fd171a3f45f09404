import { nameIn, type Catalog } from '#modules/catalog';
import type { menuItems } from './tables.ts';

type Target = Pick<typeof menuItems.$inferSelect, 'kind' | 'targetId' | 'address'>;

/** Where a link leads and what that is called; undefined where it is not shown, or there no more. */
export function targetIn(catalog: Catalog, { kind, targetId, address }: Target, languageId: number): { href: string; name: string } | undefined {
  if (kind === 'address') return { href: address, name: address };
  const id = targetId ?? 0;
  if (kind === 'brand') {
    const brand = catalog.brands.get(id);
    return brand?.isActive ? { href: `/brands/${brand.slug}`, name: brand.name } : undefined;
  }
  if (kind === 'collection') {
    const collection = catalog.collections.get(id);
    return collection?.isActive
      ? { href: `/collection/${nameIn(collection.slugs, languageId)}`, name: nameIn(collection.names, languageId) }
      : undefined;
  }
  return categoryIn(catalog, id, languageId);
}

function categoryIn({ categories }: Catalog, id: number, languageId: number): { href: string; name: string } | undefined {
  const category = categories.get(id);
  for (let above = category, steps = 0; above; above = above.parentId === null ? undefined : categories.get(above.parentId)) {
    if (!above.isActive || ++steps > categories.size) return undefined;
  }
  if (!category) return undefined;
  const parent = category.parentId === null ? undefined : categories.get(category.parentId);
  const path = [...(parent ? [nameIn(parent.slugs, languageId)] : []), nameIn(category.slugs, languageId)];
  return { href: `/category/${path.join('/')}`, name: nameIn(category.names, languageId) };
}
