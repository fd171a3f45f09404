import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { InvalidInput, type FieldIssue } from '#kit/errors';
import type { Tx } from '#platform/transaction';
import { saveSlug } from './save-slug.ts';
import { buildSlug } from './build-slug.ts';
import { categoryTranslations, slugs } from '../tables.ts';
import { collectionTranslations } from '../collections/tables.ts';

/** The name, description and slug in a language. */
export interface NamedText {
  languageId: number;
  /** Empty if there is no text in this language; the shop then uses another language. */
  name: string;
  description: string;
  /** If empty, the present slug is kept, or a slug is derived from the name. */
  slug: string;
}

interface Named {
  kind: 'category' | 'collection';
  targetId: number;
  /** The parent of a category, otherwise 0. */
  scopeId: number;
}

/**
 * Writes the names, descriptions and slugs of a category or collection in all languages. Old addresses still work.
 * @throws InvalidInput if a slug is invalid or already used by another target
 */
export async function saveNamedTexts(tx: Tx, named: Named, texts: readonly NamedText[]): Promise<void> {
  const written = texts.flatMap((text, index) => (text.name.trim() === '' ? [] : [{ ...text, name: text.name.trim(), index }]));
  await assertFree(tx, named, written);
  await saveTranslations(tx, named, written);

  const current = await readCurrentSlugs(tx, named);
  for (const { languageId, slug, name } of written) {
    const wanted = slug.trim() || current.get(languageId) || buildSlug(name);
    await saveSlug(tx, { ...named, languageId, slug: wanted });
  }
  const removedLanguages = [...current.keys()].filter((languageId) => !written.some((text) => text.languageId === languageId));
  if (removedLanguages.length === 0) return;
  await tx
    .update(slugs)
    .set({ isCurrent: false })
    .where(and(matchesTarget(named), inArray(slugs.languageId, removedLanguages)));
}

const matchesTarget = ({ kind, targetId }: Named) => and(eq(slugs.kind, kind), eq(slugs.targetId, targetId));

async function readCurrentSlugs(tx: Tx, named: Named): Promise<Map<number, string>> {
  const rows = await tx
    .select({ languageId: slugs.languageId, slug: slugs.slug })
    .from(slugs)
    .where(and(matchesTarget(named), eq(slugs.isCurrent, true)));
  return new Map(rows.map(({ languageId, slug }) => [languageId, slug]));
}

/** Reports a conflict of an entered slug, because an entered slug must not be changed silently. */
async function assertFree(tx: Tx, { kind, targetId, scopeId }: Named, texts: readonly (NamedText & { index: number })[]): Promise<void> {
  const issues: FieldIssue[] = [];
  for (const { index, languageId, slug } of texts) {
    const wanted = slug.trim();
    if (wanted === '') continue;
    const field = `texts.${index}.slug`;
    if (buildSlug(wanted) !== wanted) issues.push({ field, code: 'slug', params: { message: 'Use lowercase letters, digits and single hyphens' } });
    const [taken] = await tx
      .select({ targetId: slugs.targetId })
      .from(slugs)
      .where(and(eq(slugs.kind, kind), eq(slugs.languageId, languageId), eq(slugs.scopeId, scopeId), eq(slugs.slug, wanted)));
    if (taken && taken.targetId !== targetId)
      issues.push({ field, code: 'taken', params: { message: `Another ${kind} uses or used this URL slug` } });
  }
  if (issues.length > 0) throw new InvalidInput(issues);
}

async function saveTranslations(tx: Tx, { kind, targetId }: Named, written: readonly NamedText[]): Promise<void> {
  const languageIds = written.map(({ languageId }) => languageId);
  const rows = written.map(({ languageId, name, description }) => ({ languageId, name, description }));
  const table = kind === 'category' ? categoryTranslations : collectionTranslations;
  const owner = kind === 'category' ? categoryTranslations.categoryId : collectionTranslations.collectionId;
  await tx.delete(table).where(and(eq(owner, targetId), languageIds.length > 0 ? notInArray(table.languageId, languageIds) : undefined));
  for (const row of rows) {
    if (kind === 'category')
      await tx
        .insert(categoryTranslations)
        .values({ ...row, categoryId: targetId })
        .onConflictDoUpdate({ target: [categoryTranslations.categoryId, categoryTranslations.languageId], set: row });
    else
      await tx
        .insert(collectionTranslations)
        .values({ ...row, collectionId: targetId })
        .onConflictDoUpdate({ target: [collectionTranslations.collectionId, collectionTranslations.languageId], set: row });
  }
}
