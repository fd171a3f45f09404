import { and, asc, eq, sql } from 'drizzle-orm';
import { listedPage, type AskedPage } from '#modules/catalog';
import { listLanguages } from '#modules/countries';
import { imageOf } from '#modules/media';
import type { Counted } from '#platform/count-up-to';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import type { Robots } from '../contract.ts';
import { bestText } from './best-text.ts';
import { grouped } from './grouped.ts';
import { writingProducts, writings, writingTranslations } from './tables.ts';

export type WritingKind = 'article' | 'question' | 'page';

interface WritingText {
  languageId: number;
  title: string;
  excerpt: string;
  body: string;
  alt: string;
}

/** As its form shows it. */
export interface WritingRecord {
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
  texts: WritingText[];
  productIds: number[];
}

/** As a list shows it, in English. `lacks`: the languages in which English stands in. */
export type StaffWriting = Omit<WritingRecord, 'texts' | 'productIds'> & { title: string; languages: number; lacks: number[] };

type List = AskedPage<'position' | 'title' | 'slug' | 'startsAt' | 'id'> & {
  filter: { q?: string | undefined; topicId?: number | undefined; isActive?: boolean | undefined; lacksLanguageId?: number | undefined };
};

/** All of a kind, hidden ones too: a few hundred at most. */
export async function staffWritings(db: Db, kind: WritingKind, asked: List): Promise<{ rows: StaffWriting[]; count: Counted }> {
  const { q, topicId, isActive, lacksLanguageId } = asked.filter;
  const languages = await listLanguages(db);
  const rows = await db.select().from(writings).where(eq(writings.kind, kind)).orderBy(asc(writings.position), asc(writings.id));
  const texts = await db
    .select({
      writingId: writingTranslations.writingId,
      languageId: writingTranslations.languageId,
      title: writingTranslations.title,
      hasBody: sql<boolean>`${writingTranslations.body} <> ''`,
    })
    .from(writingTranslations)
    .innerJoin(writings, and(eq(writings.id, writingTranslations.writingId), eq(writings.kind, kind)));
  const byWriting = grouped(texts, ({ writingId }) => writingId);
  const all = rows.map((row) => {
    const own = byWriting.get(row.id) ?? [];
    const whole = new Set(own.filter(({ hasBody }) => hasBody).map(({ languageId }) => languageId));
    const lacks = languages.filter(({ id }) => !whole.has(id)).map(({ id }) => id);
    return { ...shown(row), title: bestText(own, 1)?.title ?? '', languages: whole.size, lacks };
  });
  const found = all.filter(
    (row) =>
      (isActive === undefined || row.isActive === isActive) &&
      (lacksLanguageId === undefined || row.lacks.includes(lacksLanguageId)) &&
      (topicId === undefined || row.topicId === topicId) &&
      (!q || `${row.title} ${row.slug}`.toLowerCase().includes(q.trim().toLowerCase())),
  );
  const listed = listedPage(
    found.map((row) => ({ ...row, startsAt: row.startsAt ?? '' })),
    asked,
  );
  return { ...listed, rows: listed.rows.map((row) => ({ ...row, startsAt: row.startsAt || null })) };
}

/** @returns undefined where there is none of this kind */
export async function staffWriting(db: Db, kind: WritingKind, id: number): Promise<WritingRecord | undefined> {
  const [row] = await db
    .select()
    .from(writings)
    .where(and(eq(writings.id, id), eq(writings.kind, kind)));
  if (!row) return undefined;
  const texts = await db.select().from(writingTranslations).where(eq(writingTranslations.writingId, id)).orderBy(asc(writingTranslations.languageId));
  const related = await db.select().from(writingProducts).where(eq(writingProducts.writingId, id)).orderBy(asc(writingProducts.position));
  return {
    ...shown(row),
    texts: texts.map(({ writingId: _, minutes: _minutes, ...text }) => text),
    productIds: related.map(({ productId }) => productId),
  };
}

const shown = ({ kind: _, createdAt: _made, updatedAt: _changed, slug, startsAt, endsAt, ...row }: typeof writings.$inferSelect) => ({
  ...row,
  slug: slug ?? '',
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
});

/** Where its picture lies; null: it has none. */
export async function writingPicture(db: Db, id: number): Promise<string | null> {
  const [row] = await db
    .select({ image: imageOf(writings.mediaId) })
    .from(writings)
    .where(eq(writings.id, id));
  return row?.image?.imageUrl ?? null;
}

/** Whoever edits the same text waits until this transaction ends. */
export async function lockWriting(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: writings.id }).from(writings).where(eq(writings.id, id)).for('update');
}

/** How many of what may be read are written in each language; by language id. */
export async function writtenTexts(db: Db): Promise<{ total: number; written: Map<number, number> }> {
  const rows = await db
    .select({ languageId: writingTranslations.languageId, count: sql<number>`count(*)::int` })
    .from(writingTranslations)
    .innerJoin(writings, and(eq(writings.id, writingTranslations.writingId), eq(writings.isActive, true)))
    .where(sql`${writingTranslations.body} <> ''`)
    .groupBy(writingTranslations.languageId);
  return {
    total: await db.$count(writings, eq(writings.isActive, true)),
    written: new Map(rows.map(({ languageId, count }) => [languageId, count])),
  };
}
