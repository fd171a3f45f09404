import { and, asc, eq, sql } from 'drizzle-orm';
import { selectListPage, type PageSelection } from '#modules/catalog';
import { listLanguages } from '#modules/countries';
import { selectImage } from '#modules/media';
import type { Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import type { Robots } from '../contract.ts';
import { chooseText, groupRows } from './best-text.ts';
import { contentArticleProducts, contentArticles, contentArticleTranslations } from './tables.ts';

export type ArticleKind = 'article' | 'question' | 'page';

interface ArticleText {
  languageId: number;
  title: string;
  excerpt: string;
  body: string;
  alt: string;
}

/** An article, question or page as the back-office form shows it. */
export interface ArticleRecord {
  id: number;
  slug: string;
  topicId: number | null;
  author: string;
  mediaId: number | null;
  isInFaq: boolean;
  position: number;
  startsAt: string | null;
  endsAt: string | null;
  isActive: boolean;
  robots: Robots;
  texts: ArticleText[];
  productIds: number[];
}

/** A text in a list, in English. `lacks` contains the languages that fall back to English. */
export type AdminArticle = Omit<ArticleRecord, 'texts' | 'productIds'> & { title: string; languages: number; lacks: number[] };

type List = PageSelection<'position' | 'title' | 'slug' | 'startsAt' | 'id'> & {
  filter: { q?: string | undefined; topicId?: number | undefined; isActive?: boolean | undefined; lacksLanguageId?: number | undefined };
};

/** Lists all texts of a kind, including hidden ones. A shop has at most a few hundred, so all of them are read. */
export async function listAdminArticles(db: Db, kind: ArticleKind, query: List): Promise<{ rows: AdminArticle[]; count: Counted }> {
  const { q, topicId, isActive, lacksLanguageId } = query.filter;
  const languages = await listLanguages(db);
  const rows = await db
    .select()
    .from(contentArticles)
    .where(eq(contentArticles.kind, kind))
    .orderBy(asc(contentArticles.position), asc(contentArticles.id));
  const texts = await db
    .select({
      articleId: contentArticleTranslations.articleId,
      languageId: contentArticleTranslations.languageId,
      title: contentArticleTranslations.title,
      hasBody: sql<boolean>`${contentArticleTranslations.body} <> ''`,
    })
    .from(contentArticleTranslations)
    .innerJoin(contentArticles, and(eq(contentArticles.id, contentArticleTranslations.articleId), eq(contentArticles.kind, kind)));
  const textsByArticle = groupRows(texts, ({ articleId }) => articleId);
  const all = rows.map((row) => {
    const own = textsByArticle.get(row.id) ?? [];
    const whole = new Set(own.filter(({ hasBody }) => hasBody).map(({ languageId }) => languageId));
    const lacks = languages.filter(({ id }) => !whole.has(id)).map(({ id }) => id);
    return { ...toArticleRecord(row), title: chooseText(own, 1)?.title ?? '', languages: whole.size, lacks };
  });
  /** Returns the titles in all languages and the slug, for the search. */
  const listTitles = ({ id, slug }: (typeof all)[number]) => [...(textsByArticle.get(id) ?? []).map(({ title }) => title), slug].join(' ');
  const found = all.filter(
    (row) =>
      (isActive === undefined || row.isActive === isActive) &&
      (lacksLanguageId === undefined || row.lacks.includes(lacksLanguageId)) &&
      (topicId === undefined || row.topicId === topicId) &&
      (!q || listTitles(row).toLowerCase().includes(q.trim().toLowerCase())),
  );
  const listed = selectListPage(
    found.map((row) => ({ ...row, startsAt: row.startsAt ?? '' })),
    query,
  );
  return { ...listed, rows: listed.rows.map((row) => ({ ...row, startsAt: row.startsAt || null })) };
}

/** Returns a text for its form. @returns undefined if there is none of this kind */
export async function findAdminArticle(db: Db, kind: ArticleKind, id: number): Promise<ArticleRecord | undefined> {
  const [row] = await db
    .select()
    .from(contentArticles)
    .where(and(eq(contentArticles.id, id), eq(contentArticles.kind, kind)));
  if (!row) return undefined;
  const texts = await db
    .select()
    .from(contentArticleTranslations)
    .where(eq(contentArticleTranslations.articleId, id))
    .orderBy(asc(contentArticleTranslations.languageId));
  const related = await db
    .select()
    .from(contentArticleProducts)
    .where(eq(contentArticleProducts.articleId, id))
    .orderBy(asc(contentArticleProducts.position));
  return {
    ...toArticleRecord(row),
    texts: texts.map(({ articleId: _, minutes: _minutes, ...text }) => text),
    productIds: related.map(({ productId }) => productId),
  };
}

const toArticleRecord = ({
  kind: _,
  createdAt: _made,
  updatedAt: _changed,
  slug,
  startsAt,
  endsAt,
  ...row
}: typeof contentArticles.$inferSelect) => ({
  ...row,
  slug: slug ?? '',
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
});

/** Returns the address of a text's image; null if it has no image. */
export async function getArticlePicture(db: Db, id: number): Promise<string | null> {
  const [row] = await db
    .select({ image: selectImage(contentArticles.mediaId) })
    .from(contentArticles)
    .where(eq(contentArticles.id, id));
  return row?.image?.imageUrl ?? null;
}

/** Locks a text until this transaction ends. */
export async function lockArticle(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: contentArticles.id }).from(contentArticles).where(eq(contentArticles.id, id)).for('update');
}

/** Counts the public texts in each language, by language id. */
export async function listWrittenTexts(db: Db): Promise<{ total: number; written: Map<number, number> }> {
  const rows = await db
    .select({ languageId: contentArticleTranslations.languageId, count: sql<number>`count(*)::int` })
    .from(contentArticleTranslations)
    .innerJoin(contentArticles, and(eq(contentArticles.id, contentArticleTranslations.articleId), eq(contentArticles.isActive, true)))
    .where(sql`${contentArticleTranslations.body} <> ''`)
    .groupBy(contentArticleTranslations.languageId);
  return {
    total: await db.$count(contentArticles, eq(contentArticles.isActive, true)),
    written: new Map(rows.map(({ languageId, count }) => [languageId, count])),
  };
}
