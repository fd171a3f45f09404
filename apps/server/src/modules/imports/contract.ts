import { z } from '@hono/zod-openapi';
import { idField, idQuery, textField } from '#platform/request-fields';

/** Supported encodings; the last four are those of older programs in Central Europe, Bulgaria and Greece. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1250', 'windows-1251', 'windows-1253'] as const;
export type Encoding = (typeof encodings)[number];

export const separators = [',', ';', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

/** States of an import run; `allowedTransitions` in `runs/run-state.ts` lists the transitions. */
export const runStatuses = ['uploaded', 'planning', 'planned', 'applying', 'done', 'failed', 'cancelled'] as const;

/** Options of a run besides the columns. `npm run import` has the same options. */
export const runOptionsSchema = z.object({
  /** Encoding of the text. Detected if absent. */
  encoding: z.enum(encodings).optional(),
  separator: z.enum(separators).optional(),
  /** Currency of prices without a country, ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/, 'Three letters, such as EUR'),
  /** Units of a currency per euro. They take precedence over the rates of the countries. */
  rates: z.array(z.object({ currency: z.string().regex(/^[A-Z]{3}$/), units: z.string().regex(/^\d{1,6}(?:\.\d{1,6})?$/) })).max(40),
  /** Language of texts whose column has no language. */
  languageId: idField,
  /** `Name, Street, Postcode City, CC, mail` */
  maker: textField.max(500).optional(),
  responsible: textField.max(500).optional(),
  brand: textField.trim().max(120).optional(),
  audience: z.enum(['women', 'men', 'kids']).optional(),
  /** Publishes products without legally required data. Allowed on a test shop only. */
  waive: z.boolean(),
  /** One refused product prevents the whole import. */
  isAllOrNothing: z.boolean(),
});
export type RunOptions = z.infer<typeof runOptionsSchema>;

/** Numbers of products; `problems` counts lines. */
const countsSchema = z.object({ created: z.int(), updated: z.int(), unchanged: z.int(), refused: z.int(), problems: z.int() });

export const importRowSchema = z
  .object({
    id: z.int(),
    fileName: z.string(),
    bytes: z.int(),
    format: z.enum(['shopify', 'table']),
    status: z.enum(runStatuses),
    /** Processed products and their total. */
    done: z.int(),
    total: z.int(),
    counts: countsSchema,
    startedBy: z.string(),
    createdAt: z.string(),
    endedAt: z.string().nullable(),
  })
  .openapi('ImportRun');
export type ImportRow = z.infer<typeof importRowSchema>;

/** An error in a line. Line 0 means the whole file. */
export const importProblemSchema = z.object({ line: z.int(), handle: z.string(), column: z.string(), message: z.string() });

const mappingSchema = z.record(textField.max(300), textField.max(60));

export const importRecordSchema = importRowSchema
  .extend({
    /** Maps headers of the file to our columns. Shopify's own headers need no mapping. */
    mapping: mappingSchema,
    options: runOptionsSchema,
    /** The first hundred errors. The report has all errors. */
    problems: z.array(importProblemSchema),
    /** The first hundred products that are published as soon as their photos are downloaded, with the reasons of failed downloads. */
    pendingPhotos: z.object({ count: z.int(), products: z.array(z.object({ handle: z.string(), message: z.string() })) }),
  })
  .openapi('ImportRecord');
export type ImportRecord = z.infer<typeof importRecordSchema>;

export const importPreviewSchema = z
  .object({
    header: z.array(z.string()),
    rows: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
    lines: z.int(),
    encoding: z.string(),
    separator: z.string(),
    /** A workbook has neither an encoding nor a separator. */
    isWorkbook: z.boolean(),
    /** All columns that a column of the file can be mapped to. */
    columns: z.array(z.string()),
  })
  .openapi('ImportPreview');
export type ImportPreview = z.infer<typeof importPreviewSchema>;

export const planFormSchema = z.object({ mapping: mappingSchema, options: runOptionsSchema }).openapi('ImportPlanForm');
export type ImportPlanForm = z.infer<typeof planFormSchema>;

export const exportQuery = z.object({
  /** All columns, or the columns of a quick edit. */
  columns: z.enum(['all', 'stock', 'prices']).default('all'),
  format: z.enum(['csv', 'xlsx']).default('csv'),
  status: z.enum(['draft', 'published', 'retired']).optional(),
  brandId: idQuery.optional(),
  categoryId: idQuery.optional(),
  /** Language codes for names and descriptions: `en,sl`. All languages if absent. */
  languages: z
    .string()
    .regex(/^[a-z]{2}(,[a-z]{2})*$/)
    .optional(),
});
export type ExportQuery = z.infer<typeof exportQuery>;
