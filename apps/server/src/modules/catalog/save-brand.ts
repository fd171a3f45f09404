import { sql } from 'drizzle-orm';
import { dropTags } from '#platform/tag-drops';
import type { Tx } from '#platform/transaction';
import { brands, brandTranslations, makers } from './tables.ts';
import { catalogTag } from './tags.ts';

/** Makes a brand, or renames the one with this slug. @returns its id */
export async function saveBrand(
  tx: Tx,
  { slug, name, descriptions = [] }: { slug: string; name: string; descriptions?: { languageId: number; description: string }[] },
): Promise<number> {
  const [brand] = await tx
    .insert(brands)
    .values({ slug, name })
    .onConflictDoUpdate({ target: brands.slug, set: { name } })
    .returning({ id: brands.id });
  if (!brand) throw new Error(`brand ${slug} was not saved`);
  if (descriptions.length > 0) {
    await tx
      .insert(brandTranslations)
      .values(descriptions.map((text) => ({ ...text, brandId: brand.id })))
      .onConflictDoUpdate({ target: [brandTranslations.brandId, brandTranslations.languageId], set: { description: sql`excluded.description` } });
  }
  await dropTags(tx, [catalogTag]);
  return brand.id;
}

export type NewMaker = Omit<typeof makers.$inferInsert, 'id'>;

/** Makes a maker, or brings the one of this name and e-mail up to date. @returns its id */
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
