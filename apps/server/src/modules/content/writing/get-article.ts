import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { WritingNotFound } from '../errors.ts';
import type { ArticlePage } from '../contract.ts';
import { renderMarkdown } from '../markdown/index.ts';
import type { Preview } from '../preview/find-preview.ts';
import { bestText, withBody } from './best-text.ts';
import { foreignLang } from './foreign-lang.ts';
import { isPublic } from './is-public.ts';
import { articleCards } from './list-articles.ts';
import { robotsIn } from './robots-in.ts';
import { writingProducts, writings, writingTranslations } from './tables.ts';

/** @throws WritingNotFound where there is none, or nobody may read it yet or any more */
export async function getArticle(
  db: Db,
  { slug, languageId, preview = null }: { slug: string; languageId: number; preview?: Preview | null },
): Promise<ArticlePage> {
  const where = and(eq(writings.kind, 'article'), eq(writings.slug, slug), isPublic(preview));
  const [card] = await articleCards(db, { where, languageId, limit: 1, offset: 0 });
  if (!card) throw new WritingNotFound(slug);
  const [row] = await db.select({ updatedAt: writings.updatedAt, robots: writings.robots }).from(writings).where(eq(writings.id, card.id));
  const texts = await db.select().from(writingTranslations).where(eq(writingTranslations.writingId, card.id));
  const related = await db
    .select({ productId: writingProducts.productId })
    .from(writingProducts)
    .where(eq(writingProducts.writingId, card.id))
    .orderBy(asc(writingProducts.position));
  const text = bestText(withBody(texts), languageId);
  return {
    ...card,
    ...(text && { title: text.title, excerpt: text.excerpt }),
    html: renderMarkdown(text?.body ?? ''),
    lang: await foreignLang(db, text ?? { languageId }, languageId),
    robots: robotsIn(row?.robots, text ?? { languageId }, languageId),
    updatedAt: row?.updatedAt.toISOString() ?? card.publishedAt,
    productIds: related.map(({ productId }) => productId),
  };
}
