import { listMissingNeeds, legalNeeds, type LegalNeed } from '#modules/catalog';
import type { ImportOptions } from '../products/import-options.ts';
import type { PresentProduct } from '../products/present-products.ts';

/** Tells whether a product needs no check of legal data: it is published, complete or with waived requirements. */
export const isPublishedAndComplete = (present: PresentProduct | undefined): present is PresentProduct =>
  present?.status === 'published' && present.missing.length === 0;

/**
 * Returns the legal data that an import may leave out. A requirement that was waived once stays waived, so that a repeated import does not
 * unpublish a product. A picture is never waived, because drawings would stand in for it. Data that the shop had and a file removes counts as missing.
 */
export function listWaivedNeeds(present: PresentProduct | undefined, { waive }: Pick<ImportOptions, 'waive'>): readonly LegalNeed[] {
  if (waive) return (Object.keys(legalNeeds) as LegalNeed[]).filter((need) => need !== 'picture');
  if (!isPublishedAndComplete(present)) return [];
  return listMissingNeeds(present, { maker: present.maker, hasResponsible: present.maker?.hasResponsible ?? false });
}
