/** Paths of the legally required pages, the same in all languages. `/withdrawal` is the form, not the page about it. */
export const legalPaths = {
  imprint: '/imprint',
  privacy: '/privacy',
  terms: '/terms',
  withdrawal: '/right-of-withdrawal',
  guarantee: '/legal-guarantee',
  accessibility: '/accessibility',
} as const;
