/** Content that a merchant adds to the catalogue: menus, home page, articles and pages, redirects. */
export { routes } from './routes.ts';
export { lockMenus, findAdminMenuItem, listAdminMenuItems } from './menus/admin-menu-items.ts';
export { editMenuItem, removeMenuItem } from './menus/edit-menu-item.ts';
export { moveMenuItem } from './menus/move-menu-item.ts';
export { lockRedirects, findAdminRedirect, listAdminRedirects } from './redirects/admin-redirects.ts';
export { editRedirect } from './redirects/edit-redirect.ts';
export { removeRedirects } from './redirects/remove-redirects.ts';
export { importRedirects } from './redirects/import-redirects.ts';
export { listPublicArticles, type PublicArticle } from './articles/list-public-articles.ts';
export { listQuestionTitles, type QuestionTitle } from './articles/list-questions.ts';
export { getSecondsUntilChange } from './articles/is-public.ts';
export { articleTag } from './tags.ts';
export { findRedirect } from './redirects/find-redirect.ts';
export { findPublicPath, type PublicPath } from './public-pages.ts';
export { editArticle, removeArticle, type ArticleForm } from './articles/edit-article.ts';
export {
  lockArticle,
  findAdminArticle,
  listAdminArticles,
  getArticlePicture,
  listWrittenTexts,
  type ArticleKind,
} from './articles/admin-articles.ts';
export { getPage } from './articles/get-page.ts';
export { ArticleNotFound } from './errors.ts';
export { previewPath } from './preview/preview-path.ts';
export { makePreview } from './preview/make-preview.ts';
export { findPreview, previewQuery, type Preview, type PreviewedKind } from './preview/find-preview.ts';
export { editTopic, lockTopic, removeTopic, findAdminTopic, listAdminTopics } from './articles/admin-topics.ts';
export { editBlock, removeBlock, type BlockForm } from './home/edit-block.ts';
export { moveBlock } from './home/move-block.ts';
export { selectBlockPicture, lockBlocks, findAdminBlock, listAdminBlocks } from './home/admin-blocks.ts';
export { openLinks, type OpenLinks, type StoredLink } from './links/open-links.ts';
export { findLinkTarget } from './links/link-target.ts';
export { isLinkAddress } from './is-link-address.ts';
export { listBrokenLinks, type BrokenLink } from './links/list-broken-links.ts';
export { contentMediaUsers } from './media-users.ts';
export { chooseText } from './articles/best-text.ts';
export { cleanMarkdown, toOneLine, renderMarkdown } from './markdown/index.ts';
