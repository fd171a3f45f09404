import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Robots } from '../contract.ts';
import { groupRows } from './best-text.ts';
import { isPublic, getSecondsUntilChange } from './is-public.ts';
import { contentArticles, contentArticleTranslations } from './tables.ts';

/** A public article or page. */
export interface PublicArticle {
  slug: string;
  robots: Robots;
  updatedAt: Date;
  /** Ids of the languages in which it has texts. */
  languageIds: ReadonlySet<number>;
}

/** Lists the public articles or pages. @returns also `seconds` until a text starts or ends, at most an hour */
export async function listPublicArticles(db: Db, kind: 'article' | 'page'): Promise<{ articles: PublicArticle[]; seconds: number }> {
  const rows = await db
    .select({
      id: contentArticles.id,
      slug: contentArticles.slug,
      robots: contentArticles.robots,
      updatedAt: contentArticles.updatedAt,
      languageId: contentArticleTranslations.languageId,
    })
    .from(contentArticles)
    .innerJoin(contentArticleTranslations, eq(contentArticleTranslations.articleId, contentArticles.id))
    .where(and(eq(contentArticles.kind, kind), isPublic()))
    .orderBy(asc(contentArticles.id));
  const found = [...groupRows(rows, ({ id }) => id).values()].flatMap((texts) => {
    const [first] = texts;
    if (!first || first.slug === null) return [];
    const { slug, robots, updatedAt } = first;
    return [{ slug, robots, updatedAt, languageIds: new Set(texts.map(({ languageId }) => languageId)) }];
  });
  return { articles: found, seconds: await getSecondsUntilChange(db) };
}
