import { english } from './names.ts';
import type { Catalog, CatalogSlug } from '../read-catalog.ts';

/**
 * Resolves an address: the requested language before others, current slugs before old ones.
 * @param isMatch whether a slug can be the one wanted: its target is active and in the right place
 * @returns the id; undefined if no slug matches
 */
export function findAddress(
  { addresses }: Catalog,
  { kind, slug, languageId }: { kind: CatalogSlug['kind']; slug: string; languageId: number },
  isMatch: (address: CatalogSlug) => boolean,
): number | undefined {
  const rank = (row: CatalogSlug) => (row.languageId === languageId ? 4 : 0) + (row.isCurrent ? 2 : 0) + (row.languageId === english ? 1 : 0);
  return (addresses.get(`${kind}:${slug}`) ?? []).filter(isMatch).toSorted((a, b) => rank(b) - rank(a))[0]?.targetId;
}
