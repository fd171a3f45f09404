import { defaultLanguageId } from '@selvedge/i18n';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { contentArticles, contentArticleTranslations, homeBlocks, homeBlockTranslations, menuItems, topics, topicTranslations } from './tables.ts';

export const hasTopics = async (db: Db): Promise<boolean> => (await db.$count(topics)) > 0;
export const hasHomeBlocks = async (db: Db): Promise<boolean> => (await db.$count(homeBlocks)) > 0;
export const hasMenuItems = async (db: Db): Promise<boolean> => (await db.$count(menuItems)) > 0;

/** Lists the blocks of the home page with their English texts. */
export const listBlockTexts = (db: Db) =>
  db
    .select({
      id: homeBlocks.id,
      type: homeBlocks.type,
      title: homeBlockTranslations.title,
      text: homeBlockTranslations.text,
      label: homeBlockTranslations.label,
      alt: homeBlockTranslations.alt,
    })
    .from(homeBlocks)
    .leftJoin(homeBlockTranslations, and(eq(homeBlockTranslations.blockId, homeBlocks.id), eq(homeBlockTranslations.languageId, defaultLanguageId)));

/** Lists articles, questions and pages with their English titles. */
export const listArticleTitles = (db: Db) =>
  db
    .select({
      id: contentArticles.id,
      kind: contentArticles.kind,
      slug: contentArticles.slug,
      title: contentArticleTranslations.title,
      createdAt: contentArticles.createdAt,
      updatedAt: contentArticles.updatedAt,
    })
    .from(contentArticles)
    .innerJoin(
      contentArticleTranslations,
      and(eq(contentArticleTranslations.articleId, contentArticles.id), eq(contentArticleTranslations.languageId, defaultLanguageId)),
    );

/** Lists the topics without entries, with their English names. */
export async function listEmptyTopics(db: Db) {
  const rows = await db
    .select({ id: topics.id, kind: topics.kind, slug: topics.slug, name: topicTranslations.name, articleId: contentArticles.id })
    .from(topics)
    .innerJoin(topicTranslations, and(eq(topicTranslations.topicId, topics.id), eq(topicTranslations.languageId, defaultLanguageId)))
    .leftJoin(contentArticles, eq(contentArticles.topicId, topics.id));
  return rows.filter(({ articleId }) => articleId === null);
}
