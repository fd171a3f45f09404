/** The legal pages: templates filled with country data or the merchant's own texts, and their reviews. */
export { routes } from './routes.ts';
export { legalPageKeys } from './page-parts.ts';
export { lockLegalPages, reviewStates, getAdminLegalPage, listAdminLegalPages, type LegalPageRecord } from './admin-pages.ts';
export { editLegalPage, reviewLegalPage } from './edit-page.ts';
export { listUnreadyPages, type UnreadyPage } from './list-unready-pages.ts';
export { legalMediaUser } from './legal-media-user.ts';
