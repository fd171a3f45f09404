import { defaultLanguageId } from '@selvedge/i18n';
import type { Catalog, CatalogSlug } from '../read-catalog.ts';

/**
 * Resolves an address. Prefers the requested language to others, and current slugs to old slugs.
 * @param isMatch whether the target of a slug is active and, for a category, has the requested parent
 * @returns the id; undefined if no slug matches
 */
export function findAddress(
  { addresses }: Catalog,
  { kind, slug, languageId }: { kind: CatalogSlug['kind']; slug: string; languageId: number },
  isMatch: (address: CatalogSlug) => boolean,
): number | undefined {
  const rank = (row: CatalogSlug) =>
    (row.languageId === languageId ? 4 : 0) + (row.isCurrent ? 2 : 0) + (row.languageId === defaultLanguageId ? 1 : 0);
  return (addresses.get(`${kind}:${slug}`) ?? []).filter(isMatch).toSorted((a, b) => rank(b) - rank(a))[0]?.targetId;
}
