import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { offsetOf, pageMeta, type Page, type PageMeta } from '#kit/paging';
import { imageOf } from '#modules/media';
import type { Db } from '#platform/database';
import type { ArticleCard } from '../contract.ts';
import { bestText } from './best-text.ts';
import { isPublic } from './is-public.ts';
import { listTopics } from './list-topics.ts';
import { writings, writingTranslations } from './tables.ts';

/** The day that an article says it is from. */
const shownFrom = sql<string>`coalesce(${writings.startsAt}, ${writings.createdAt})`;

type Asked = Page & { languageId: number; topic?: string | undefined };

/** Articles that may be read, the newest first. */
export async function listArticles(db: Db, { languageId, topic, ...page }: Asked): Promise<{ items: ArticleCard[]; meta: PageMeta }> {
  const known = await listTopics(db, { kind: 'blog', languageId });
  const topicId = topic === undefined ? undefined : (known.find(({ slug }) => slug === topic)?.id ?? 0);
  const where = and(eq(writings.kind, 'article'), isPublic(), topicId === undefined ? undefined : eq(writings.topicId, topicId));
  const items = await articleCards(db, { where, languageId, limit: page.take, offset: offsetOf(page) });
  return { items, meta: pageMeta(await db.$count(writings, where), page) };
}

/** Articles as a list shows them. */
export async function articleCards(
  db: Db,
  { where, languageId, limit, offset }: { where: SQL | undefined; languageId: number; limit: number; offset: number },
): Promise<ArticleCard[]> {
  const rows = await db
    .select({ writing: writings, image: imageOf(writings.mediaId) })
    .from(writings)
    .where(where)
    .orderBy(desc(shownFrom), desc(writings.id))
    .limit(limit)
    .offset(offset);
  const texts = await db
    .select()
    .from(writingTranslations)
    .where(
      inArray(
        writingTranslations.writingId,
        rows.map(({ writing }) => writing.id),
      ),
    );
  const topics = new Map((await listTopics(db, { kind: 'blog', languageId })).map((topic) => [topic.id, topic]));
  return rows.flatMap(({ writing, image }) => {
    const text = bestText(
      texts.filter(({ writingId }) => writingId === writing.id),
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
        image: image && { ...image, alt: text.alt },
        topic: topics.get(writing.topicId ?? 0) ?? null,
      },
    ];
  });
}
