import { integer, jsonb, pgTable, primaryKey, serial, text, unique } from 'drizzle-orm/pg-core';
import { languages } from '#tables/countries';

const languageId = () =>
  integer()
    .notNull()
    .references(() => languages.id);

/** Colours, sizes and all other values that products are filtered by. */
export const attributeValues = pgTable(
  'attribute_values',
  {
    id: serial().primaryKey(),
    /** `color`, `size`, later `fit`, `neckline`… */
    attribute: text().notNull(),
    code: text().notNull(),
    /** `#rrggbb` of a colour's swatch. */
    hex: text(),
    /** The scale of a size, because different scales are not mixed: alpha, numeric, waist, bra, kids, baby, shoe, one (see `read-catalog.ts`). */
    scale: text(),
    position: integer().notNull().default(0),
  },
  (table) => [unique().on(table.attribute, table.code)],
);

export const attributeValueTranslations = pgTable(
  'attribute_value_translations',
  {
    attributeValueId: integer()
      .notNull()
      .references(() => attributeValues.id, { onDelete: 'cascade' }),
    languageId: languageId(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.attributeValueId, table.languageId] })],
);

/** Names of attributes: `material`, `pattern`, `fit`. Colour and size are named in the page texts. */
export const attributeTranslations = pgTable(
  'attribute_translations',
  {
    attribute: text().notNull(),
    languageId: languageId(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.attribute, table.languageId] })],
);

/** Size charts: the ranges of body measurements for each size, per kind of garment. */
export const sizeCharts = pgTable('size_charts', {
  id: serial().primaryKey(),
  /** Stable name for imports and seeds: `women-tops`. */
  code: text().notNull().unique(),
  audience: text().notNull(),
  /** The measurements in the order of the input fields: `chest`, `waist`, `hip`, `height`, `inseam`, `foot`, `underbust`. */
  measures: text().array().notNull(),
});

export const sizeChartRows = pgTable(
  'size_chart_rows',
  {
    chartId: integer()
      .notNull()
      .references(() => sizeCharts.id, { onDelete: 'cascade' }),
    sizeId: integer()
      .notNull()
      .references(() => attributeValues.id),
    position: integer().notNull(),
    /** Range of each body measurement, mm. */
    ranges: jsonb().$type<Record<string, [from: number, to: number]>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chartId, table.sizeId] })],
);
