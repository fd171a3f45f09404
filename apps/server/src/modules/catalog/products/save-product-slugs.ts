import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { buildSlug } from '../texts/build-slug.ts';
import { slugs } from '../tables.ts';

/**
 * Creates slugs from the names of many products with three statements. A slug that another product has or had gets the product's id as a
 * suffix. Old slugs are kept and still work.
 */
export async function saveProductSlugs(tx: Tx, named: readonly { productId: number; languageId: number; name: string }[]): Promise<void> {
  if (named.length === 0) return;
  const wanted = named.map(({ productId, languageId, name }) => ({ productId, languageId, slug: buildSlug(name) || String(productId) }));
  const taken = await tx
    .select({ languageId: slugs.languageId, slug: slugs.slug, targetId: slugs.targetId })
    .from(slugs)
    .where(and(eq(slugs.kind, 'product'), eq(slugs.scopeId, 0), inArray(slugs.slug, [...new Set(wanted.map(({ slug }) => slug))])));
  const owners = new Map(taken.map(({ languageId, slug, targetId }) => [`${languageId}/${slug}`, targetId]));
  const given = wanted.map(({ productId, languageId, slug }) => {
    const key = `${languageId}/${slug}`;
    const owner = owners.get(key) ?? productId;
    owners.set(key, owner);
    return { productId, languageId, slug: owner === productId ? slug : `${slug}-${productId}` };
  });
  await tx.execute(sql`
    update slugs set is_current = false
    from unnest(${sql.param(given.map(({ productId }) => productId))}::int[], ${sql.param(given.map(({ languageId }) => languageId))}::int[]) renamed (id, language)
    where kind = 'product' and target_id = renamed.id and language_id = renamed.language and is_current`);
  await tx
    .insert(slugs)
    .values(
      given.map(({ productId, languageId, slug }) => ({
        kind: 'product' as const,
        scopeId: 0,
        languageId,
        slug,
        targetId: productId,
        isCurrent: true,
      })),
    )
    .onConflictDoUpdate({
      target: [slugs.kind, slugs.languageId, slugs.slug, slugs.scopeId],
      set: { targetId: sql`excluded.target_id`, isCurrent: true },
    });
}
