import { eq, ne, sql } from 'drizzle-orm';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { brands, brandTranslations, makers } from '../tables.ts';
import { catalogTag } from '../tags.ts';

/** Creates a brand, or renames the one with this slug. @returns its id */
export async function saveBrand(
  tx: Tx,
  { slug, name, descriptions = [] }: { slug: string; name: string; descriptions?: { languageId: number; description: string }[] },
): Promise<number> {
  const [written] = await tx
    .insert(brands)
    .values({ slug, name })
    // An import repeats this for each product: an unchanged name is not written, because a write refreshes all menus.
    .onConflictDoUpdate({ target: brands.slug, set: { name }, setWhere: ne(brands.name, name) })
    .returning({ id: brands.id });
  const [brand] = written ? [written] : await tx.select({ id: brands.id }).from(brands).where(eq(brands.slug, slug));
  if (!brand) throw new Error(`brand ${slug} was not saved`);
  if (descriptions.length > 0) {
    await tx
      .insert(brandTranslations)
      .values(descriptions.map((text) => ({ ...text, brandId: brand.id })))
      .onConflictDoUpdate({ target: [brandTranslations.brandId, brandTranslations.languageId], set: { description: sql`excluded.description` } });
  }
  if (written || descriptions.length > 0) await dropTags(tx, [catalogTag]);
  return brand.id;
}

export type NewMaker = Omit<typeof makers.$inferInsert, 'id'>;

/** Creates a maker, or updates the one with this name and email. @returns its id */
export async function saveMaker(tx: Tx, maker: NewMaker): Promise<number> {
  const { street, postalCode, city, countryCode, responsible = null } = maker;
  const [row] = await tx
    .insert(makers)
    .values(maker)
    .onConflictDoUpdate({ target: [makers.name, makers.email], set: { street, postalCode, city, countryCode, responsible } })
    .returning({ id: makers.id });
  if (!row) throw new Error(`maker ${maker.name} was not saved`);
  return row.id;
}
