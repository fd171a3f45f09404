import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { languages } from '../countries/tables.ts';
import { media } from '../media/tables.ts';
import { attributeValues, sizeCharts } from './attributes/tables.ts';
import type { CompositionPart } from './products/composition.ts';

export * from './attributes/tables.ts';

/** Creates a column with a language. */
export const createLanguageId = () =>
  integer()
    .notNull()
    .references(() => languages.id);
/** Creates a column with a product. The row is deleted with it. */
export const createProductId = () =>
  integer()
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' });

/** The manufacturer of a garment and the responsible person in the Union (Regulation (EU) 2023/988, Art. 19). */
export const makers = pgTable(
  'makers',
  {
    id: serial().primaryKey(),
    name: text().notNull(),
    street: text().notNull(),
    postalCode: text().notNull(),
    city: text().notNull(),
    countryCode: text().notNull(),
    email: text().notNull(),
    /** Required for a maker outside the Union. */
    responsible: jsonb().$type<{ name: string; street: string; postalCode: string; city: string; countryCode: string; email: string }>(),
  },
  (table) => [unique().on(table.name, table.email)],
);

export const brands = pgTable('brands', {
  id: serial().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  isActive: boolean().notNull().default(true),
});

export const brandTranslations = pgTable(
  'brand_translations',
  {
    brandId: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    languageId: createLanguageId(),
    description: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.languageId] })],
);

export const categories = pgTable('categories', {
  id: serial().primaryKey(),
  /** Stable name for imports and seeds: `women-dresses`. */
  code: text().notNull().unique(),
  parentId: integer(),
  position: integer().notNull().default(0),
  isActive: boolean().notNull().default(true),
});

export const categoryTranslations = pgTable(
  'category_translations',
  {
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    languageId: createLanguageId(),
    name: text().notNull(),
    description: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.languageId] })],
);

export const products = pgTable(
  'products',
  {
    id: serial().primaryKey(),
    /** Stable across imports: the demo's code, or the handle in a merchant's file. */
    handle: text().notNull().unique(),
    brandId: integer()
      .notNull()
      .references(() => brands.id),
    makerId: integer().references(() => makers.id),
    /** The vendor who owns it; null: the merchant. */
    vendorId: integer().references(() => users.id),
    /** The leaf whose breadcrumb the product page shows. */
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    /** women, men, kids */
    audience: text().notNull(),
    /** draft: never shown or sold; published; retired: hidden, kept for orders */
    status: text({ enum: ['draft', 'published', 'retired'] })
      .notNull()
      .default('draft'),
    /** Legally required data that the source lacked; empty after the data is entered or waived. */
    missing: text().array().notNull().default([]),
    publishedAt: timestamp({ withTimezone: true }),
    /** When a draft will be published; null: not scheduled. */
    publishAt: timestamp({ withTimezone: true }),
    composition: jsonb().$type<CompositionPart[]>().notNull().default([]),
    /** Codes of care symbols: `wash-30`, `do-not-bleach`… */
    care: text().array().notNull().default([]),
    /**
     * Goods sealed for reasons of health or hygiene: the right of withdrawal ends when the customer breaks the seal after delivery (Directive
     * 2011/83/EU, Art. 16(e)).
     */
    isHygiene: boolean().notNull().default(false),
    vatCategory: text().notNull().default('standard'),
    /** Pieces sold in the last four weeks, counted each night by `figures`. */
    popularity: integer().notNull().default(0),
    /** Null for a product without size measurements, such as a scarf. */
    sizeChartId: integer().references(() => sizeCharts.id),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index().on(table.status, table.publishedAt.desc(), table.id),
    index().on(table.brandId),
    index().on(table.vendorId),
    index().on(table.updatedAt.desc(), table.id),
    index('products_scheduled')
      .on(table.publishAt)
      .where(sql`publish_at is not null`),
    index('products_lacking')
      .on(table.updatedAt.desc(), table.id)
      .where(sql`cardinality(missing) > 0`),
    // For searches by the start of a handle, in any letter case and independent of the database's locale.
    index('products_handle_start').using('btree', sql`lower(${table.handle}) text_pattern_ops`),
  ],
);

/** Attribute values other than colour and size: `material` cotton, `pattern` striped. */
export const productAttributeValues = pgTable(
  'product_attribute_values',
  {
    productId: createProductId(),
    attributeValueId: integer()
      .notNull()
      .references(() => attributeValues.id),
  },
  (table) => [primaryKey({ columns: [table.productId, table.attributeValueId] }), index().on(table.attributeValueId)],
);

export const productTranslations = pgTable(
  'product_translations',
  {
    productId: createProductId(),
    languageId: createLanguageId(),
    name: text().notNull(),
    description: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.languageId] }),
    // For back-office lists sorted by name.
    index('product_translations_english_name')
      .using('btree', sql`lower(${table.name})`, table.productId)
      .where(sql`language_id = 1`),
  ],
);

/** Current and old slugs per language. The slug of a category is unique among its siblings (`scopeId`: the parent, 0 at the top). */
export const slugs = pgTable(
  'slugs',
  {
    kind: text({ enum: ['product', 'category', 'collection', 'page'] }).notNull(),
    scopeId: integer().notNull().default(0),
    languageId: createLanguageId(),
    slug: text().notNull(),
    targetId: integer().notNull(),
    isCurrent: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.languageId, table.slug, table.scopeId] }),
    index().on(table.kind, table.targetId, table.languageId),
  ],
);

/** Has a row for the leaf category and for each ancestor, so that a parent's listing needs no tree walk. */
export const productCategories = pgTable(
  'product_categories',
  {
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    productId: createProductId(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.productId] }), index().on(table.productId)],
);

export const variants = pgTable(
  'variants',
  {
    id: serial().primaryKey(),
    productId: createProductId(),
    colorId: integer().references(() => attributeValues.id),
    sizeId: integer()
      .notNull()
      .references(() => attributeValues.id),
    sku: text().notNull().unique(),
    barcode: text(),
    weightGrams: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
  },
  (table) => [
    unique().on(table.productId, table.colorId, table.sizeId).nullsNotDistinct(),
    index()
      .on(table.barcode)
      .where(sql`barcode is not null`),
    index('variants_sku_start').using('btree', sql`lower(${table.sku}) text_pattern_ops`),
  ],
);

export const productMedia = pgTable(
  'product_media',
  {
    productId: createProductId(),
    mediaId: integer()
      .notNull()
      .references(() => media.id),
    /** The colour that the image shows; null: all colours. */
    colorId: integer().references(() => attributeValues.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] }), index().on(table.mediaId)],
);

export const productBadges = pgTable(
  'product_badges',
  {
    productId: createProductId(),
    badge: text({ enum: ['Special', 'Promotional', 'Fire', 'Low'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.badge] })],
);

/** Tags that staff add to products, not visible to shoppers. */
export const productTags = pgTable(
  'product_tags',
  {
    productId: createProductId(),
    /** The tag in lower case: upper and lower case are the same tag. */
    key: text().notNull(),
    /** As entered. */
    tag: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.key] }), index().on(table.key.op('text_pattern_ops'), table.productId.desc())],
);
