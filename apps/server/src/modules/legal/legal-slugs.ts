import { legalPageKeys, type LegalPageKey } from './shape.ts';

/** One spelling in all languages, as every page that is written. `withdrawal` alone is the form's. */
const slugs: Readonly<Record<LegalPageKey, string>> = {
  imprint: 'imprint',
  privacy: 'privacy',
  terms: 'terms',
  withdrawal: 'right-of-withdrawal',
  guarantee: 'legal-guarantee',
  accessibility: 'accessibility',
};

export const legalSlug = (page: LegalPageKey): string => slugs[page];
export const legalPageAt = (slug: string): LegalPageKey | undefined => legalPageKeys.find((page) => slugs[page] === slug);
