import { and, eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { slugs } from './tables.ts';

export interface NewSlug {
  kind: 'product' | 'category' | 'collection';
  targetId: number;
  /** The parent for a category, else 0. */
  scopeId?: number;
  languageId: number;
  /** What it should be; with the target's id behind it where another thing has, or had, that address. */
  slug: string;
}

/**
 * Gives a thing its address in a language. The one it had stays as an old one and keeps leading there.
 * @returns the address it got
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
