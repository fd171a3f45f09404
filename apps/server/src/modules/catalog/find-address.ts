import { english } from './names.ts';
import type { Catalog, CatalogSlug } from './read-catalog.ts';

/**
 * What an address leads to: in the language asked for before another, a current one before an old one.
 * @param isMeant whether an address can be what is looked for: its thing is shown, and in the right place
 * @returns its id; undefined where it leads nowhere
 */
export function findAddress(
  { addresses }: Catalog,
  { kind, slug, languageId }: { kind: CatalogSlug['kind']; slug: string; languageId: number },
  isMeant: (address: CatalogSlug) => boolean,
): number | undefined {
  const rank = (row: CatalogSlug) => (row.languageId === languageId ? 4 : 0) + (row.isCurrent ? 2 : 0) + (row.languageId === english ? 1 : 0);
  return (addresses.get(`${kind}:${slug}`) ?? []).filter(isMeant).toSorted((a, b) => rank(b) - rank(a))[0]?.targetId;
}
