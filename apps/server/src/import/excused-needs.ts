import { lackingOf, legalNeeds, type LegalNeed } from '#modules/catalog';
import type { ImportOptions } from './import-options.ts';
import type { PresentProduct } from './present-products.ts';

/** Whether nothing is asked for any more of what a product lacks: it is on sale with all that the law asks for, or without what was waived. */
export const isSettled = (present: PresentProduct | undefined): present is PresentProduct =>
  present?.status === 'published' && present.missing.length === 0;

/**
 * What an import may leave out. What was waived once stays so: coming again must not take a product off the shelf. What
 * the shop knew and a file takes away is lacking like anything else.
 */
export function excusedNeeds(present: PresentProduct | undefined, { waive }: Pick<ImportOptions, 'waive'>): readonly LegalNeed[] {
  if (waive) return Object.keys(legalNeeds) as LegalNeed[];
  if (!isSettled(present)) return [];
  return lackingOf(present, { maker: present.maker, hasResponsible: present.maker?.hasResponsible ?? false });
}
