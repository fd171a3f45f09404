import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { ArticleNotFound } from '../errors.ts';
import type { ArticlePage } from '../contract.ts';
import { renderMarkdown } from '../markdown/index.ts';
import type { Preview } from '../preview/find-preview.ts';
import { chooseText, hasBody, findForeignLanguageTag } from './best-text.ts';
import { isPublic } from './is-public.ts';
import { listArticleCards } from './list-articles.ts';
import { getRobots } from './get-page.ts';
import { contentArticleProducts, contentArticles, contentArticleTranslations } from './tables.ts';

/** Returns an article for its page. @throws ArticleNotFound if it does not exist or is not public now */
export async function getArticle(
  db: Db,
  { slug, languageId, preview = null }: { slug: string; languageId: number; preview?: Preview | null },
): Promise<ArticlePage> {
  const where = and(eq(contentArticles.kind, 'article'), eq(contentArticles.slug, slug), isPublic(preview));
  const [card] = await listArticleCards(db, { where, languageId, limit: 1, offset: 0 });
  if (!card) throw new ArticleNotFound(slug);
  const [row] = await db
    .select({ updatedAt: contentArticles.updatedAt, robots: contentArticles.robots })
    .from(contentArticles)
    .where(eq(contentArticles.id, card.id));
  const texts = await db.select().from(contentArticleTranslations).where(eq(contentArticleTranslations.articleId, card.id));
  const related = await db
    .select({ productId: contentArticleProducts.productId })
    .from(contentArticleProducts)
    .where(eq(contentArticleProducts.articleId, card.id))
    .orderBy(asc(contentArticleProducts.position));
  const text = chooseText(hasBody(texts), languageId);
  return {
    ...card,
    ...(text && { title: text.title, excerpt: text.excerpt }),
    html: renderMarkdown(text?.body ?? ''),
    lang: await findForeignLanguageTag(db, text ?? { languageId }, languageId),
    robots: getRobots(row?.robots, text ?? { languageId }, languageId),
    updatedAt: row?.updatedAt.toISOString() ?? card.publishedAt,
    productIds: related.map(({ productId }) => productId),
  };
}
