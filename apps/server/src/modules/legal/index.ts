/** The pages that the law asks for: templates filled from a country's row, or the merchant's own words, and who has read them. */
export { routes } from './routes.ts';
export { legalPageKeys } from './shape.ts';
export { legalSlug } from './legal-slugs.ts';
export { lockLegalPages, reviewStates, staffLegalPage, staffLegalPages, type LegalPageRecord } from './staff-pages.ts';
export { editLegalPage, reviewLegalPage } from './edit-page.ts';
