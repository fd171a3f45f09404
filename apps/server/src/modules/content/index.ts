/** What a merchant puts beside the catalogue: links in the menus, and where old addresses lead. */
export { routes } from './routes.ts';
export { lockMenus, staffMenuItem, staffMenuItems } from './staff-menu-items.ts';
export { editMenuItem } from './edit-menu-item.ts';
export { moveMenuItem } from './move-menu-item.ts';
export { removeMenuItem } from './remove-menu-item.ts';
export { lockRedirects, staffRedirect, staffRedirects } from './staff-redirects.ts';
export { editRedirect } from './edit-redirect.ts';
export { removeRedirects } from './remove-redirects.ts';
export { importRedirects } from './import-redirects.ts';
export { findRedirect } from './find-redirect.ts';
export { publicPathOf, type PublicPath } from './public-pages.ts';
export { cleanMarkdown, renderMarkdown } from './markdown/index.ts';
export { bestText } from './writing/best-text.ts';
export { editWriting, removeWriting, type WritingForm } from './writing/edit-writing.ts';
export { lockWriting, staffWriting, staffWritings, writingPicture, type WritingKind } from './writing/staff-writings.ts';
export { getPage } from './writing/get-page.ts';
export { WritingNotFound } from './errors.ts';
export { editTopic, lockTopic, removeTopic, staffTopic, staffTopics } from './writing/staff-topics.ts';
