import { listMissingNeeds, legalNeeds, type LegalNeed } from '#modules/catalog';
import type { ImportOptions } from '../products/import-options.ts';
import type { PresentProduct } from '../products/present-products.ts';

/** Returns whether a product is published and complete, or published with waived requirements. Such a product needs no check of legal data. */
export const isPublishedAndComplete = (present: PresentProduct | undefined): present is PresentProduct =>
  present?.status === 'published' && present.missing.length === 0;

/**
 * Returns the legal data that an import may leave out. A requirement that was waived once stays waived, so that a repeated import does not
 * unpublish a product. A picture is never waived, because shoppers do not buy a product without a picture. Data that a file removes from the shop
 * counts as missing.
 */
export function listWaivedNeeds(present: PresentProduct | undefined, { waive }: Pick<ImportOptions, 'waive'>): readonly LegalNeed[] {
  if (waive) return (Object.keys(legalNeeds) as LegalNeed[]).filter((need) => need !== 'picture');
  if (!isPublishedAndComplete(present)) return [];
  return listMissingNeeds(present, { maker: present.maker, hasResponsible: present.maker?.hasResponsible ?? false });
}
