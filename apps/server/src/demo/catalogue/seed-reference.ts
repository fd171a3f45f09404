import type { DemoCatalogue, DemoMaker, Texts } from '@selvedge/demo';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { catalogTag } from '#modules/catalog';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import {
  attributeTranslations,
  attributeValues,
  attributeValueTranslations,
  brands,
  brandTranslations,
  categories,
  categoryTranslations,
  collections,
  collectionTranslations,
  makers,
  slugs,
} from '#tables/catalog';
import { languages } from '#tables/countries';
import { getReferenceId, type ReferenceIds } from './reference-ids.ts';
import { seedSizeCharts } from './seed-size-charts.ts';

/**
 * Adds the records that products refer to: manufacturers, brands, categories, collections, colours, sizes and other attributes, size charts.
 * Existing ones, by code, stay unchanged.
 */
export async function seedReference(tx: Tx, catalogue: DemoCatalogue): Promise<ReferenceIds> {
  const languageIds = new Map((await tx.select({ code: languages.code, id: languages.id }).from(languages)).map(({ code, id }) => [code, id]));
  const listTexts = (texts: Texts): [languageId: number, text: string][] =>
    Object.entries(texts).map(([code, text]) => [getReferenceId(languageIds, code), text]);

  const colours = await seedValues(
    tx,
    'color',
    catalogue.colours.map(({ code, hex, name }, position) => ({ code, hex, position, name })),
    listTexts,
  );
  const sizes = await seedValues(
    tx,
    'size',
    catalogue.sizes.map(({ code, scale, label, position }) => ({ code, scale, position, name: label })),
    listTexts,
  );
  await seedAttributeNames(tx, catalogue, listTexts);
  const values = new Map<string, number>();
  for (const { code: attribute } of catalogue.attributes) {
    const ofAttribute = catalogue.attributeValues.filter((value) => value.attribute === attribute);
    const ids = await seedValues(
      tx,
      attribute,
      ofAttribute.map(({ code, name }, position) => ({ code, position, name })),
      listTexts,
    );
    for (const [code, id] of ids) values.set(`${attribute}:${code}`, id);
  }
  await dropTags(tx, [catalogTag]);
  return {
    languages: languageIds,
    brands: await seedBrands(tx, catalogue, listTexts),
    categories: await seedCategories(tx, catalogue, listTexts),
    collections: await seedCollections(tx, catalogue, listTexts),
    colours: new Map(catalogue.colours.map(({ code, hex }) => [code, { id: getReferenceId(colours, code), hex }])),
    sizes,
    values,
    sizeCharts: await seedSizeCharts(tx, catalogue.sizeCharts, sizes),
  };
}

type InAll = (texts: Texts) => [languageId: number, text: string][];
interface Value {
  code: string;
  position: number;
  name: Texts;
  hex?: string;
  scale?: string;
}

async function seedValues(tx: Tx, attribute: string, values: readonly Value[], inAll: InAll): Promise<Map<string, number>> {
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
  const texts = values.flatMap(({ code, name }) =>
    inAll(name).map(([languageId, text]) => ({ attributeValueId: getReferenceId(ids, code), languageId, name: text })),
  );
  await tx.insert(attributeValueTranslations).values(texts).onConflictDoNothing();
  return ids;
}

async function seedAttributeNames(tx: Tx, { attributes }: DemoCatalogue, inAll: InAll): Promise<void> {
  const texts = attributes.flatMap(({ code, name }) => inAll(name).map(([languageId, text]) => ({ attribute: code, languageId, name: text })));
  await tx.insert(attributeTranslations).values(texts).onConflictDoNothing();
}

async function seedBrands(tx: Tx, catalogue: DemoCatalogue, inAll: InAll): Promise<ReferenceIds['brands']> {
  await tx
    .insert(makers)
    .values(catalogue.brands.map(({ maker }) => buildMakerRow(maker)))
    .onConflictDoNothing();
  await tx
    .insert(brands)
    .values(catalogue.brands.map(({ slug, name }) => ({ slug, name })))
    .onConflictDoNothing();
  const brandIds = new Map((await tx.select({ slug: brands.slug, id: brands.id }).from(brands)).map(({ slug, id }) => [slug, id]));
  const makerIds = new Map(
    (await tx.select({ id: makers.id, key: sql<string>`${makers.name} || ' ' || ${makers.email}` }).from(makers)).map(({ key, id }) => [key, id]),
  );
  const texts = catalogue.brands.flatMap(({ slug, description }) =>
    inAll(description).map(([languageId, text]) => ({ brandId: getReferenceId(brandIds, slug), languageId, description: text })),
  );
  await tx.insert(brandTranslations).values(texts).onConflictDoNothing();
  return new Map(
    catalogue.brands.map(({ slug, maker }) => [
      slug,
      { brandId: getReferenceId(brandIds, slug), makerId: getReferenceId(makerIds, `${maker.name} ${maker.email}`) },
    ]),
  );
}

const buildMakerRow = ({ name, street, postalCode, city, countryCode, email, responsible }: DemoMaker) => ({
  name,
  street,
  postalCode,
  city,
  countryCode,
  email,
  responsible,
});

/** In the catalogue, parents come before their children. Inserts one level before the next. */
async function seedCategories(tx: Tx, catalogue: DemoCatalogue, inAll: InAll): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const positions = new Map(catalogue.categories.map(({ code }, position) => [code, position]));
  for (const level of [
    catalogue.categories.filter(({ parent }) => parent === undefined),
    catalogue.categories.filter(({ parent }) => parent !== undefined),
  ]) {
    const rows = level.map(({ code, parent }) => ({
      code,
      parentId: parent === undefined ? null : getReferenceId(ids, parent),
      position: positions.get(code) ?? 0,
    }));
    await tx.insert(categories).values(rows).onConflictDoNothing();
    const codes = level.map(({ code }) => code);
    for (const { code, id } of await tx.select({ code: categories.code, id: categories.id }).from(categories).where(inArray(categories.code, codes)))
      ids.set(code, id);
  }
  const texts = catalogue.categories.flatMap(({ code, name, description }) =>
    inAll(name).map(([languageId, text], index) => ({
      categoryId: getReferenceId(ids, code),
      languageId,
      name: text,
      description: inAll(description)[index]?.[1] ?? '',
    })),
  );
  await tx.insert(categoryTranslations).values(texts).onConflictDoNothing();
  const addresses = catalogue.categories.flatMap(({ code, parent, slug }) =>
    inAll(slug).map(([languageId, text]) => ({
      kind: 'category' as const,
      scopeId: parent === undefined ? 0 : getReferenceId(ids, parent),
      languageId,
      slug: text,
      targetId: getReferenceId(ids, code),
    })),
  );
  await tx.insert(slugs).values(addresses).onConflictDoNothing();
  return ids;
}

async function seedCollections(tx: Tx, catalogue: DemoCatalogue, inAll: InAll): Promise<Map<string, number>> {
  await tx
    .insert(collections)
    .values(catalogue.collections.map(({ code }, position) => ({ code, position })))
    .onConflictDoNothing();
  const ids = new Map((await tx.select({ code: collections.code, id: collections.id }).from(collections)).map(({ code, id }) => [code, id]));
  const texts = catalogue.collections.flatMap(({ code, name, description }) =>
    inAll(name).map(([languageId, text], index) => ({
      collectionId: getReferenceId(ids, code),
      languageId,
      name: text,
      description: inAll(description)[index]?.[1] ?? '',
    })),
  );
  await tx.insert(collectionTranslations).values(texts).onConflictDoNothing();
  const addresses = catalogue.collections.flatMap(({ code, slug }) =>
    inAll(slug).map(([languageId, text]) => ({ kind: 'collection' as const, languageId, slug: text, targetId: getReferenceId(ids, code) })),
  );
  await tx.insert(slugs).values(addresses).onConflictDoNothing();
  return ids;
}
