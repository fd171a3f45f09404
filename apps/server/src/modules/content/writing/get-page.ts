import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { WrittenPage } from '../contract.ts';
import { WritingNotFound } from '../errors.ts';
import { renderMarkdown } from '../markdown/index.ts';
import type { Preview } from '../preview/find-preview.ts';
import { bestText, withBody } from './best-text.ts';
import { foreignLang } from './foreign-lang.ts';
import { robotsIn } from './robots-in.ts';
import { grouped } from './grouped.ts';
import { isPublic } from './is-public.ts';
import { writings, writingTranslations } from './tables.ts';

/** @throws WritingNotFound where there is none, or nobody may read it yet or any more */
export async function getPage(
  db: Db,
  { slug, languageId, preview = null }: { slug: string; languageId: number; preview?: Preview | null },
): Promise<WrittenPage> {
  const rows = await db
    .select({ text: writingTranslations, robots: writings.robots })
    .from(writings)
    .innerJoin(writingTranslations, eq(writingTranslations.writingId, writings.id))
    .where(and(eq(writings.kind, 'page'), eq(writings.slug, slug), isPublic(preview)));
  const text = bestText(withBody(rows.map((row) => row.text)), languageId);
  if (!text) throw new WritingNotFound(slug);
  return {
    slug,
    title: text.title,
    excerpt: text.excerpt,
    html: renderMarkdown(text.body),
    lang: await foreignLang(db, text, languageId),
    robots: robotsIn(rows[0]?.robots, text, languageId),
  };
}

/** The pages that may be read, by name: for the links of the footer. */
export async function listPages(db: Db, { languageId }: { languageId: number }): Promise<{ slug: string; title: string }[]> {
  const rows = await db
    .select({
      slug: writings.slug,
      position: writings.position,
      id: writings.id,
      languageId: writingTranslations.languageId,
      title: writingTranslations.title,
    })
    .from(writings)
    .innerJoin(writingTranslations, eq(writingTranslations.writingId, writings.id))
    .where(and(eq(writings.kind, 'page'), isPublic()))
    .orderBy(writings.position, writings.id);
  return [...grouped(rows, ({ id }) => id).values()].flatMap((texts) => {
    const best = bestText(texts, languageId);
    return best?.slug ? [{ slug: best.slug, title: best.title }] : [];
  });
}
