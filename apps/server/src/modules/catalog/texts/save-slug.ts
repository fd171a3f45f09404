import { and, eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { slugs } from '../tables.ts';

export interface NewSlug {
  kind: 'product' | 'category' | 'collection';
  targetId: number;
  /** The parent for a category, otherwise 0. */
  scopeId?: number;
  languageId: number;
  /** The wanted slug. Gets the target's id as a suffix if another target has or had this slug. */
  slug: string;
}

/**
 * Gives a target a slug in a language. The old slug is kept and still works.
 * @returns the assigned slug
 */
export async function saveSlug(tx: Tx, { kind, targetId, scopeId = 0, languageId, slug }: NewSlug): Promise<string> {
  const inLanguage = and(eq(slugs.kind, kind), eq(slugs.languageId, languageId));
  const wanted = slug || String(targetId);
  const taken = await tx
    .select({ targetId: slugs.targetId })
    .from(slugs)
    .where(and(inLanguage, eq(slugs.scopeId, scopeId), eq(slugs.slug, wanted)));
  const given = taken.some((row) => row.targetId !== targetId) ? `${wanted}-${targetId}` : wanted;
  await tx
    .update(slugs)
    .set({ isCurrent: false })
    .where(and(inLanguage, eq(slugs.targetId, targetId), eq(slugs.isCurrent, true)));
  await tx
    .insert(slugs)
    .values({ kind, scopeId, languageId, slug: given, targetId, isCurrent: true })
    .onConflictDoUpdate({ target: [slugs.kind, slugs.languageId, slugs.slug, slugs.scopeId], set: { targetId, isCurrent: true } });
  return given;
}
