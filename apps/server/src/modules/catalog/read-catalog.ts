import { asc, inArray } from 'drizzle-orm';
import { groupBy } from '#kit/group-by';
import type { Db } from '#platform/database';
import type { Measure } from './contract.ts';
import {
  attributeTranslations,
  attributeValues,
  attributeValueTranslations,
  brands,
  brandTranslations,
  categories,
  categoryTranslations,
  sizeChartRows,
  sizeCharts,
  slugs,
} from './tables.ts';
import { collections, collectionTranslations } from './collections/tables.ts';

/** A text by language id. */
export type Texts = ReadonlyMap<number, string>;

export interface CatalogCategory {
  id: number;
  code: string;
  parentId: number | null;
  isActive: boolean;
  names: Texts;
  descriptions: Texts;
  /** Current slugs. */
  slugs: Texts;
}

export interface CatalogCollection {
  id: number;
  code: string;
  isActive: boolean;
  /** Whether rules select its products. */
  isAutomatic: boolean;
  names: Texts;
  descriptions: Texts;
  /** Current slugs. */
  slugs: Texts;
}

export interface CatalogBrand {
  id: number;
  slug: string;
  name: string;
  isActive: boolean;
  descriptions: Texts;
}

export interface CatalogValue {
  id: number;
  /** `color`, `size`, `material`… */
  attribute: string;
  code: string;
  hex: string | null;
  scale: string | null;
  position: number;
  names: Texts;
}

export interface CatalogSizeChart {
  code: string;
  measures: readonly Measure[];
  rows: readonly { sizeId: number; ranges: Partial<Record<Measure, [from: number, to: number]>> }[];
}

/** A current or old slug of a category or collection. */
export interface CatalogSlug {
  kind: 'category' | 'collection';
  slug: string;
  languageId: number;
  targetId: number;
  /** For a category, its current or former parent; 0 at the top level. */
  scopeId: number;
  isCurrent: boolean;
}

/** The data by which products are classified and described, in all languages: a few thousand rows that rarely change. */
export interface Catalog {
  /** All maps are in display order. */
  categories: ReadonlyMap<number, CatalogCategory>;
  collections: ReadonlyMap<number, CatalogCollection>;
  brands: ReadonlyMap<number, CatalogBrand>;
  /** Colours first, then sizes by scale, then other values by attribute. */
  values: ReadonlyMap<number, CatalogValue>;
  sizeCharts: ReadonlyMap<number, CatalogSizeChart>;
  brandsBySlug: ReadonlyMap<string, CatalogBrand>;
  /** By attribute and code in lower case, as in addresses: `size:xl`. */
  valuesByCode: ReadonlyMap<string, CatalogValue>;
  /** Names of attributes. */
  attributeNames: ReadonlyMap<string, Texts>;
  /** By kind and slug, `category:shirts`: all records that have or had this slug. */
  addresses: ReadonlyMap<string, readonly CatalogSlug[]>;
}

/** Loads all catalogue data, table by table. */
export async function readCatalog(db: Db): Promise<Catalog> {
  const addresses = await readAddresses(db);
  const brandList = await readBrands(db);
  const values = await readValues(db);
  const attributeTexts = await db.select().from(attributeTranslations).orderBy(asc(attributeTranslations.languageId));
  return {
    categories: groupById(await readCategories(db, readCurrentSlugs(addresses, 'category'))),
    collections: groupById(await readCollections(db, readCurrentSlugs(addresses, 'collection'))),
    brands: groupById(brandList),
    values: groupById(values),
    sizeCharts: await readSizeCharts(db),
    brandsBySlug: new Map(brandList.map((brand) => [brand.slug, brand])),
    valuesByCode: new Map(values.map((value) => [`${value.attribute}:${value.code}`.toLowerCase(), value])),
    attributeNames: groupTexts(attributeTexts, 'attribute', 'name'),
    addresses: groupBy(addresses, ({ kind, slug }) => `${kind}:${slug}`),
  };
}

async function readAddresses(db: Db): Promise<CatalogSlug[]> {
  const rows = await db
    .select({
      kind: slugs.kind,
      slug: slugs.slug,
      languageId: slugs.languageId,
      targetId: slugs.targetId,
      scopeId: slugs.scopeId,
      isCurrent: slugs.isCurrent,
    })
    .from(slugs)
    .where(inArray(slugs.kind, ['category', 'collection']))
    .orderBy(asc(slugs.languageId));
  return rows as CatalogSlug[];
}

const readCurrentSlugs = (addresses: readonly CatalogSlug[], kind: CatalogSlug['kind']) =>
  groupTexts(
    addresses.filter((row) => row.kind === kind && row.isCurrent),
    'targetId',
    'slug',
  );

async function readCategories(db: Db, slugsById: ReadonlyMap<number, Texts>): Promise<CatalogCategory[]> {
  const texts = await db.select().from(categoryTranslations).orderBy(asc(categoryTranslations.languageId));
  const [names, descriptions] = [groupTexts(texts, 'categoryId', 'name'), groupTexts(texts, 'categoryId', 'description')];
  const rows = await db.select().from(categories).orderBy(asc(categories.position), asc(categories.id));
  return rows.map(({ id, code, parentId, isActive }) => ({
    id,
    code,
    parentId,
    isActive,
    names: names.get(id) ?? none,
    descriptions: descriptions.get(id) ?? none,
    slugs: slugsById.get(id) ?? none,
  }));
}

async function readCollections(db: Db, slugsById: ReadonlyMap<number, Texts>): Promise<CatalogCollection[]> {
  const texts = await db.select().from(collectionTranslations).orderBy(asc(collectionTranslations.languageId));
  const [names, descriptions] = [groupTexts(texts, 'collectionId', 'name'), groupTexts(texts, 'collectionId', 'description')];
  const rows = await db.select().from(collections).orderBy(asc(collections.position), asc(collections.id));
  return rows.map(({ id, code, isActive, match }) => ({
    id,
    code,
    isActive,
    isAutomatic: match !== null,
    names: names.get(id) ?? none,
    descriptions: descriptions.get(id) ?? none,
    slugs: slugsById.get(id) ?? none,
  }));
}

async function readBrands(db: Db): Promise<CatalogBrand[]> {
  const texts = await db.select().from(brandTranslations).orderBy(asc(brandTranslations.languageId));
  const descriptions = groupTexts(texts, 'brandId', 'description');
  const rows = await db.select().from(brands).orderBy(asc(brands.name), asc(brands.id));
  return rows.map((row) => ({ ...row, descriptions: descriptions.get(row.id) ?? none }));
}

async function readValues(db: Db): Promise<CatalogValue[]> {
  const texts = await db.select().from(attributeValueTranslations).orderBy(asc(attributeValueTranslations.languageId));
  const names = groupTexts(texts, 'attributeValueId', 'name');
  const rows = await db.select().from(attributeValues).orderBy(asc(attributeValues.position), asc(attributeValues.id));
  return sortByPosition(rows).map((row) => ({ ...row, names: names.get(row.id) ?? none }));
}

async function readSizeCharts(db: Db): Promise<Map<number, CatalogSizeChart>> {
  const rows = groupBy(await db.select().from(sizeChartRows).orderBy(asc(sizeChartRows.position)), ({ chartId }) => chartId);
  const charts = await db.select().from(sizeCharts);
  return new Map(
    charts.map(({ id, code, measures }) => [
      id,
      { code, measures: measures as Measure[], rows: (rows.get(id) ?? []).map(({ sizeId, ranges }) => ({ sizeId, ranges })) },
    ]),
  );
}

/** The display order of size scales: letters before numbers, adults before children. */
const scales = ['alpha', 'numeric', 'waist', 'bra', 'kids', 'baby', 'shoe', 'one'];
const attributes = ['color', 'size'];

function sortByPosition<Row extends { attribute: string; scale: string | null }>(rows: readonly Row[]): Row[] {
  const rank = (list: readonly string[], item: string | null) => (item !== null && list.includes(item) ? list.indexOf(item) : list.length);
  return rows.toSorted(
    (a, b) =>
      rank(attributes, a.attribute) - rank(attributes, b.attribute) ||
      a.attribute.localeCompare(b.attribute) ||
      rank(scales, a.scale) - rank(scales, b.scale) ||
      (a.scale ?? '').localeCompare(b.scale ?? ''),
  );
}

const groupById = <Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> => new Map(rows.map((row) => [row.id, row]));

const none: Texts = new Map();

/** Groups texts by owner, then by language. An empty text is left out, because it is a missing one: a name can be translated before the description. */
function groupTexts<Row extends { languageId: number } & Record<TextColumn, string>, OwnerColumn extends keyof Row, TextColumn extends string>(
  rows: readonly Row[],
  ownerColumn: OwnerColumn,
  textColumn: TextColumn,
): Map<Row[OwnerColumn], Texts> {
  const texts = new Map<Row[OwnerColumn], Map<number, string>>();
  for (const row of rows) {
    if (row[textColumn] === '') continue;
    const ofOwner = texts.get(row[ownerColumn]) ?? new Map<number, string>();
    texts.set(row[ownerColumn], ofOwner.set(row.languageId, row[textColumn]));
  }
  return texts;
}
