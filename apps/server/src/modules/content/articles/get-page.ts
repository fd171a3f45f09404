import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { WrittenPage, Robots } from '../contract.ts';
import { ArticleNotFound } from '../errors.ts';
import { renderMarkdown } from '../markdown/index.ts';
import type { Preview } from '../preview/find-preview.ts';
import { chooseText, hasBody, groupRows, findForeignLanguageTag } from './best-text.ts';
import { isPublic } from './is-public.ts';
import { fillFacts, getShopFacts } from './shop-facts.ts';
import { contentArticles, contentArticleTranslations } from './tables.ts';

/**
 * Returns a page of the merchant.
 * @param countryId the country whose costs and periods replace the placeholders; default: the placeholders are kept
 * @throws ArticleNotFound if it does not exist or is not public now
 */
export async function getPage(
  db: Db,
  { slug, languageId, countryId, preview = null }: { slug: string; languageId: number; countryId?: number | undefined; preview?: Preview | null },
): Promise<WrittenPage> {
  const rows = await db
    .select({ text: contentArticleTranslations, robots: contentArticles.robots })
    .from(contentArticles)
    .innerJoin(contentArticleTranslations, eq(contentArticleTranslations.articleId, contentArticles.id))
    .where(and(eq(contentArticles.kind, 'page'), eq(contentArticles.slug, slug), isPublic(preview)));
  const text = chooseText(hasBody(rows.map((row) => row.text)), languageId);
  if (!text) throw new ArticleNotFound(slug);
  const facts = countryId === undefined ? null : await getShopFacts(db, { countryId, languageId });
  return {
    slug,
    title: text.title,
    excerpt: text.excerpt,
    html: renderMarkdown(fillFacts(text.body, facts)),
    lang: await findForeignLanguageTag(db, text, languageId),
    robots: getRobots(rows[0]?.robots, text, languageId),
  };
}

/** Lists the titles and slugs of the public pages, for the footer. */
export async function listPages(db: Db, { languageId }: { languageId: number }): Promise<{ slug: string; title: string }[]> {
  const rows = await db
    .select({
      slug: contentArticles.slug,
      position: contentArticles.position,
      id: contentArticles.id,
      languageId: contentArticleTranslations.languageId,
      title: contentArticleTranslations.title,
    })
    .from(contentArticles)
    .innerJoin(contentArticleTranslations, eq(contentArticleTranslations.articleId, contentArticles.id))
    .where(and(eq(contentArticles.kind, 'page'), isPublic()))
    .orderBy(contentArticles.position, contentArticles.id);
  return [...groupRows(rows, ({ id }) => id).values()].flatMap((texts) => {
    const best = chooseText(texts, languageId);
    return best?.slug ? [{ slug: best.slug, title: best.title }] : [];
  });
}

/**
 * Returns the robots rule of a page in a language. Search engines must not index a fallback text, because another address has the same
 * content.
 */
export const getRobots = (robots: Robots = 'index', { languageId: written }: { languageId: number }, languageId: number): Robots =>
  robots === 'index' && written !== languageId ? 'noindex' : robots;
