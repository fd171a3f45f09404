import { legalPageKeys, type LegalPageKey } from './shape.ts';

/** One slug for all languages, as for all articles. `withdrawal` is the slug of the withdrawal form. */
const slugs: Readonly<Record<LegalPageKey, string>> = {
  imprint: 'imprint',
  privacy: 'privacy',
  terms: 'terms',
  withdrawal: 'right-of-withdrawal',
  guarantee: 'legal-guarantee',
  accessibility: 'accessibility',
};

export const legalSlug = (page: LegalPageKey): string => slugs[page];
export const findLegalPage = (slug: string): LegalPageKey | undefined => legalPageKeys.find((page) => slugs[page] === slug);
