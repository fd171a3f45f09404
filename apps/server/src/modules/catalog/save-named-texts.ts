import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { InvalidInput, type FieldIssue } from '#kit/errors';
import type { Tx } from '#platform/transaction';
import { saveSlug } from './save-slug.ts';
import { slugOf } from './slug-of.ts';
import { categoryTranslations, collectionTranslations, slugs } from './tables.ts';

/** What something is called in a language, and where it stands. */
export interface NamedText {
  languageId: number;
  /** Empty: it has no text in this language; another stands in. */
  name: string;
  description: string;
  /** Empty: the one that it has, or made from the name. */
  slug: string;
}

interface Named {
  kind: 'category' | 'collection';
  targetId: number;
  /** The parent of a category, else 0. */
  scopeId: number;
}

/**
 * Writes the names, descriptions and addresses of a category or collection in all languages. An address that it had goes on
 * leading there.
 * @throws InvalidInput if an address is none, or leads to another thing already
 */
export async function saveNamedTexts(tx: Tx, named: Named, texts: readonly NamedText[]): Promise<void> {
  const written = texts.flatMap((text, index) => (text.name.trim() === '' ? [] : [{ ...text, name: text.name.trim(), index }]));
  await assertFree(tx, named, written);
  await saveTranslations(tx, named, written);

  const current = await currentSlugs(tx, named);
  for (const { languageId, slug, name } of written) {
    const wanted = slug.trim() || current.get(languageId) || slugOf(name);
    await saveSlug(tx, { ...named, languageId, slug: wanted });
  }
  const gone = [...current.keys()].filter((languageId) => !written.some((text) => text.languageId === languageId));
  if (gone.length === 0) return;
  await tx
    .update(slugs)
    .set({ isCurrent: false })
    .where(and(of(named), inArray(slugs.languageId, gone)));
}

const of = ({ kind, targetId }: Named) => and(eq(slugs.kind, kind), eq(slugs.targetId, targetId));

async function currentSlugs(tx: Tx, named: Named): Promise<Map<number, string>> {
  const rows = await tx
    .select({ languageId: slugs.languageId, slug: slugs.slug })
    .from(slugs)
    .where(and(of(named), eq(slugs.isCurrent, true)));
  return new Map(rows.map(({ languageId, slug }) => [languageId, slug]));
}

/** What somebody has typed is not changed silently: he learns that it is somebody else's. */
async function assertFree(tx: Tx, { kind, targetId, scopeId }: Named, texts: readonly (NamedText & { index: number })[]): Promise<void> {
  const issues: FieldIssue[] = [];
  for (const { index, languageId, slug } of texts) {
    const wanted = slug.trim();
    if (wanted === '') continue;
    const field = `texts.${index}.slug`;
    if (slugOf(wanted) !== wanted)
      issues.push({ field, code: 'slug', params: { message: 'Lower-case letters, digits and single hyphens: what stands in an address' } });
    const [taken] = await tx
      .select({ targetId: slugs.targetId })
      .from(slugs)
      .where(and(eq(slugs.kind, kind), eq(slugs.languageId, languageId), eq(slugs.scopeId, scopeId), eq(slugs.slug, wanted)));
    if (taken && taken.targetId !== targetId) issues.push({ field, code: 'taken', params: { message: `Another ${kind} has, or had, this address` } });
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
