import { z } from '@hono/zod-openapi';
import { idField } from '#platform/request-fields';
import { maxListRows } from '../../lists/contract.ts';

/** The products of one change: at most as many as a list shows. */
export const changedProductsSchema = z.array(idField).min(1).max(maxListRows);

/** A repeated request with the same key makes no second change. */
export const changeKeyField = { key: z.uuid().openapi({ description: 'Identifies the request. A repeated request makes no second change' }) };

export const bulkChangeSchema = z
  .object({
    id: z.int(),
    kind: z.enum(['prices', 'products']),
    fields: z
      .array(z.enum(['categoryId', 'brandId', 'tags', 'badges', 'attributeValueIds', 'status', 'publishAt', 'publishedAt']))
      .openapi({ description: 'The changed data of products; empty for prices' }),
    at: z.string(),
    actor: z.string(),
    undoneAt: z.string().nullable(),
    productCount: z.int(),
    itemCount: z.int().openapi({ description: 'The number of changed prices, or of changed products' }),
  })
  .openapi('BulkChange');
export type BulkChange = z.infer<typeof bulkChangeSchema>;

export const undoneSchema = z
  .object({
    restored: z.int(),
    kept: z.int().openapi({ description: 'The number of prices or products that stay as they are' }),
    reasons: z.array(z.enum(['changed', 'deleted', 'incomplete'])).openapi({
      description:
        'Why they stay: changed again; a former category, brand or attribute value was deleted; required data for the publication is missing',
    }),
  })
  .openapi('UndoneChange');
export type UndoneChange = z.infer<typeof undoneSchema>;
