import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import {
  attributeTranslations,
  attributeValues,
  attributeValueTranslations,
  brands,
  brandTranslations,
  categories,
  categoryTranslations,
  makers,
  sizeChartRows,
  sizeCharts,
  slugs,
} from '../tables.ts';
import { collections, collectionTranslations } from '../collections/tables.ts';

/** A text by language id. */
export type LanguageText = readonly [languageId: number, text: string];

interface NewValue {
  code: string;
  position: number;
  names: readonly LanguageText[];
  hex?: string | undefined;
  scale?: string | undefined;
}

/** Adds missing values of an attribute. Existing values, identified by code, stay unchanged. @returns the ids by code */
export async function addValues(tx: Tx, attribute: string, values: readonly NewValue[]): Promise<Map<string, number>> {
  await tx
    .insert(attributeValues)
    .values(values.map(({ code, position, hex, scale }) => ({ attribute, code, position, hex, scale })))
    .onConflictDoNothing();
  const rows = await tx
    .select({ code: attributeValues.code, id: attributeValues.id })
    .from(attributeValues)
    .where(
      and(
        eq(attributeValues.attribute, attribute),
        inArray(
          attributeValues.code,
          values.map(({ code }) => code),
        ),
      ),
    );
  const ids = new Map(rows.map(({ code, id }) => [code, id]));
  const texts = values.flatMap(({ code, names }) => names.map(([languageId, name]) => ({ attributeValueId: getId(ids, code), languageId, name })));
  await tx.insert(attributeValueTranslations).values(texts).onConflictDoNothing();
  return ids;
}

/** Adds missing names of attributes. */
export async function addAttributeNames(tx: Tx, attributes: readonly { attribute: string; names: readonly LanguageText[] }[]): Promise<void> {
  const texts = attributes.flatMap(({ attribute, names }) => names.map(([languageId, name]) => ({ attribute, languageId, name })));
  await tx.insert(attributeTranslations).values(texts).onConflictDoNothing();
}

interface NewBrand {
  slug: string;
  name: string;
  descriptions: readonly LanguageText[];
  maker: typeof makers.$inferInsert;
}

/** Adds missing brands with their makers. @returns their ids by slug */
export async function addBrands(tx: Tx, wanted: readonly NewBrand[]): Promise<Map<string, { brandId: number; makerId: number }>> {
  await tx
    .insert(makers)
    .values(wanted.map(({ maker }) => maker))
    .onConflictDoNothing();
  await tx
    .insert(brands)
    .values(wanted.map(({ slug, name }) => ({ slug, name })))
    .onConflictDoNothing();
  const brandIds = new Map((await tx.select({ slug: brands.slug, id: brands.id }).from(brands)).map(({ slug, id }) => [slug, id]));
  const makerIds = new Map(
    (await tx.select({ id: makers.id, key: sql<string>`${makers.name} || ' ' || ${makers.email}` }).from(makers)).map(({ key, id }) => [key, id]),
  );
  const texts = wanted.flatMap(({ slug, descriptions }) =>
    descriptions.map(([languageId, description]) => ({ brandId: getId(brandIds, slug), languageId, description })),
  );
  await tx.insert(brandTranslations).values(texts).onConflictDoNothing();
  return new Map(
    wanted.map(({ slug, maker }) => [slug, { brandId: getId(brandIds, slug), makerId: getId(makerIds, `${maker.name} ${maker.email}`) }]),
  );
}

interface NewTerm {
  code: string;
  position: number;
  texts: readonly { languageId: number; name: string; description: string }[];
  slugs: readonly LanguageText[];
}

/**
 * Adds missing categories. @param wanted parents before their children
 * @returns the ids by code
 */
export async function addCategories(tx: Tx, wanted: readonly (NewTerm & { parent?: string | undefined })[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const level of [wanted.filter(({ parent }) => parent === undefined), wanted.filter(({ parent }) => parent !== undefined)]) {
    const rows = level.map(({ code, parent, position }) => ({ code, parentId: parent === undefined ? null : getId(ids, parent), position }));
    await tx.insert(categories).values(rows).onConflictDoNothing();
    const codes = level.map(({ code }) => code);
    for (const { code, id } of await tx.select({ code: categories.code, id: categories.id }).from(categories).where(inArray(categories.code, codes)))
      ids.set(code, id);
  }
  const texts = wanted.flatMap((term) => term.texts.map((text) => ({ ...text, categoryId: getId(ids, term.code) })));
  await tx.insert(categoryTranslations).values(texts).onConflictDoNothing();
  const addresses = wanted.flatMap((term) =>
    term.slugs.map(([languageId, slug]) => ({
      kind: 'category' as const,
      scopeId: term.parent === undefined ? 0 : getId(ids, term.parent),
      languageId,
      slug,
      targetId: getId(ids, term.code),
    })),
  );
  await tx.insert(slugs).values(addresses).onConflictDoNothing();
  return ids;
}

/** Adds missing collections. @returns the ids by code */
export async function addCollections(tx: Tx, wanted: readonly NewTerm[]): Promise<Map<string, number>> {
  await tx
    .insert(collections)
    .values(wanted.map(({ code, position }) => ({ code, position })))
    .onConflictDoNothing();
  const ids = new Map((await tx.select({ code: collections.code, id: collections.id }).from(collections)).map(({ code, id }) => [code, id]));
  const texts = wanted.flatMap((term) => term.texts.map((text) => ({ ...text, collectionId: getId(ids, term.code) })));
  await tx.insert(collectionTranslations).values(texts).onConflictDoNothing();
  const addresses = wanted.flatMap((term) =>
    term.slugs.map(([languageId, slug]) => ({ kind: 'collection' as const, languageId, slug, targetId: getId(ids, term.code) })),
  );
  await tx.insert(slugs).values(addresses).onConflictDoNothing();
  return ids;
}

interface NewSizeChart {
  code: string;
  audience: string;
  measures: string[];
  rows: readonly { sizeId: number; ranges: Record<string, [from: number, to: number]> }[];
}

/** Adds missing size charts. @returns the ids by code */
export async function addSizeCharts(tx: Tx, charts: readonly NewSizeChart[]): Promise<Map<string, number>> {
  await tx
    .insert(sizeCharts)
    .values(charts.map(({ code, audience, measures }) => ({ code, audience, measures })))
    .onConflictDoNothing();
  const ids = new Map((await tx.select({ code: sizeCharts.code, id: sizeCharts.id }).from(sizeCharts)).map(({ code, id }) => [code, id]));
  const rows = charts.flatMap(({ code, rows: ofChart }) => ofChart.map((row, position) => ({ ...row, chartId: getId(ids, code), position })));
  await tx.insert(sizeChartRows).values(rows).onConflictDoNothing();
  return ids;
}

function getId(ids: ReadonlyMap<string, number>, code: string): number {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`${code} was not saved`);
  return id;
}
