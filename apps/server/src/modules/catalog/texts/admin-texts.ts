import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { NamedText } from './save-named-texts.ts';
import { categoryTranslations, slugs } from '../tables.ts';
import { collectionTranslations } from '../collections/tables.ts';

/** Returns names, descriptions and current slugs of a category or collection for its form. */
export async function listNamedTexts(db: Db, kind: 'category' | 'collection', id: number): Promise<NamedText[]> {
  const current = await db
    .select({ languageId: slugs.languageId, slug: slugs.slug })
    .from(slugs)
    .where(and(eq(slugs.kind, kind), eq(slugs.targetId, id), eq(slugs.isCurrent, true)));
  const slugsByLanguage = new Map(current.map(({ languageId, slug }) => [languageId, slug]));
  const table = kind === 'category' ? categoryTranslations : collectionTranslations;
  const owner = kind === 'category' ? categoryTranslations.categoryId : collectionTranslations.collectionId;
  const rows = await db
    .select({ languageId: table.languageId, name: table.name, description: table.description })
    .from(table)
    .where(eq(owner, id))
    .orderBy(asc(table.languageId));
  return rows.map((row) => ({ ...row, slug: slugsByLanguage.get(row.languageId) ?? '' }));
}
