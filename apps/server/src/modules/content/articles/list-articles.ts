import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { computeOffset, buildPageMeta, type Page, type PageMeta } from '#kit/paging';
import { chooseAlt, listAltTexts, selectImage } from '#modules/media';
import type { Db } from '#platform/database';
import type { ArticleCard } from '../contract.ts';
import { chooseText } from './best-text.ts';
import { isPublic } from './is-public.ts';
import { listTopics } from './list-topics.ts';
import { contentArticles, contentArticleTranslations } from './tables.ts';

/** The displayed date of an article. */
const publicationTime = sql<string>`coalesce(${contentArticles.startsAt}, ${contentArticles.createdAt})`;

type ArticleQuery = Page & { languageId: number; topic?: string | undefined };

/** Lists public articles, the newest first. */
export async function listArticles(db: Db, { languageId, topic, ...page }: ArticleQuery): Promise<{ items: ArticleCard[]; meta: PageMeta }> {
  const known = await listTopics(db, { kind: 'blog', languageId });
  const topicId = topic === undefined ? undefined : (known.find(({ slug }) => slug === topic)?.id ?? 0);
  const where = and(eq(contentArticles.kind, 'article'), isPublic(), topicId === undefined ? undefined : eq(contentArticles.topicId, topicId));
  const items = await listArticleCards(db, { where, languageId, limit: page.take, offset: computeOffset(page) });
  return { items, meta: buildPageMeta(await db.$count(contentArticles, where), page) };
}

/** Returns articles for a list. */
export async function listArticleCards(
  db: Db,
  { where, languageId, limit, offset }: { where: SQL | undefined; languageId: number; limit: number; offset: number },
): Promise<ArticleCard[]> {
  const rows = await db
    .select({ writing: contentArticles, image: selectImage(contentArticles.mediaId) })
    .from(contentArticles)
    .where(where)
    .orderBy(desc(publicationTime), desc(contentArticles.id))
    .limit(limit)
    .offset(offset);
  const texts = await db
    .select()
    .from(contentArticleTranslations)
    .where(
      inArray(
        contentArticleTranslations.articleId,
        rows.map(({ writing }) => writing.id),
      ),
    );
  const described = await listAltTexts(
    db,
    rows.map(({ writing }) => writing.mediaId),
  );
  const topics = new Map((await listTopics(db, { kind: 'blog', languageId })).map((topic) => [topic.id, topic]));
  return rows.flatMap(({ writing, image }) => {
    const text = chooseText(
      texts.filter(({ articleId }) => articleId === writing.id),
      languageId,
    );
    if (!text || writing.slug === null) return [];
    return [
      {
        id: writing.id,
        slug: writing.slug,
        title: text.title,
        excerpt: text.excerpt,
        author: writing.author,
        publishedAt: (writing.startsAt ?? writing.createdAt).toISOString(),
        minutes: text.minutes,
        image: image && { ...image, alt: chooseAlt(text, described.get(writing.mediaId ?? 0), languageId) },
        topic: topics.get(writing.topicId ?? 0) ?? null,
      },
    ];
  });
}
