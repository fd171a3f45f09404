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
  await tx
    .update(slugs)
    .set({ isCurrent: false })
    .where(and(eq(slugs.kind, kind), eq(slugs.languageId, languageId), eq(slugs.targetId, targetId), eq(slugs.isCurrent, true)));
  for (let wanted = slug || String(targetId); ; wanted = `${wanted}-${targetId}`) {
    const [saved] = await tx
      .insert(slugs)
      .values({ kind, scopeId, languageId, slug: wanted, targetId, isCurrent: true })
      // The slug of another target, also of one that is saved at the same time, stays with it.
      .onConflictDoUpdate({
        target: [slugs.kind, slugs.languageId, slugs.slug, slugs.scopeId],
        set: { isCurrent: true },
        setWhere: eq(slugs.targetId, targetId),
      })
      .returning({ slug: slugs.slug });
    if (saved) return saved.slug;
  }
}
