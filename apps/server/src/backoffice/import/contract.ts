import { z } from '@hono/zod-openapi';
import { runOptionsSchema } from '#import/runs/run-options';

export const runStatuses = ['uploaded', 'planning', 'planned', 'applying', 'done', 'failed', 'cancelled'] as const;

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

/** An error in a line. Line 0: in the whole file. */
export const importProblemSchema = z.object({ line: z.int(), handle: z.string(), column: z.string(), message: z.string() });

const mappingSchema = z.record(z.string().max(300), z.string().max(60));

export const importRecordSchema = importRowSchema
  .extend({
    /** Maps headers of the file to our columns; Shopify's own headers need no mapping. */
    mapping: mappingSchema,
    options: runOptionsSchema,
    /** The first hundred; the report has all of them. */
    problems: z.array(importProblemSchema),
    /** Products that are published as soon as their photos are downloaded; the first hundred, with the reasons of failed downloads. */
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
    /** A workbook has neither. */
    isWorkbook: z.boolean(),
    /** All columns that a column of the file can be mapped to. */
    columns: z.array(z.string()),
  })
  .openapi('ImportPreview');
export type ImportPreview = z.infer<typeof importPreviewSchema>;

export const planFormSchema = z.object({ mapping: mappingSchema, options: runOptionsSchema }).openapi('ImportPlanForm');
export type ImportPlanForm = z.infer<typeof planFormSchema>;

export const exportQuery = z.object({
  /** All columns, or those of a quick edit. */
  columns: z.enum(['all', 'stock', 'prices']).default('all'),
  format: z.enum(['csv', 'xlsx']).default('csv'),
  status: z.enum(['draft', 'published', 'retired']).optional(),
  brandId: z.coerce.number().int().positive().optional(),
  categoryId: z.coerce.number().int().positive().optional(),
  /** Language codes for names and descriptions: `en,sl`; all if absent. */
  languages: z
    .string()
    .regex(/^[a-z]{2}(,[a-z]{2})*$/)
    .optional(),
});
export type ExportQuery = z.infer<typeof exportQuery>;
