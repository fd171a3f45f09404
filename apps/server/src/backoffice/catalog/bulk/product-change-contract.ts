import { z } from '@hono/zod-openapi';
import { badgeSchema, MAX_PRODUCT_ATTRIBUTES, MAX_PRODUCT_TAGS } from '#contracts/catalog';
import { idField } from '#platform/request-fields';
import { momentSchema, productTagSchema } from '../product-contract.ts';

const how = z.enum(['add', 'remove', 'set']);

/** A change of one kind of data of many products. */
export const productEditSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('category'), id: idField }),
    z.object({ kind: z.literal('brand'), id: idField }),
    z.object({ kind: z.literal('tags'), how, tags: z.array(productTagSchema).max(MAX_PRODUCT_TAGS) }),
    z.object({ kind: z.literal('badges'), how, badges: z.array(badgeSchema).max(4) }),
    z.object({ kind: z.literal('attributes'), how, ids: z.array(idField).max(MAX_PRODUCT_ATTRIBUTES) }),
    z.object({ kind: z.literal('publish') }),
    z.object({ kind: z.literal('publish-at'), at: momentSchema }),
    z.object({ kind: z.literal('unpublish') }),
    z.object({ kind: z.literal('archive') }),
  ])
  .openapi('ProductEdit');
export type ProductEdit = z.infer<typeof productEditSchema>;

/** A value as staff read it, and the time of a scheduled publication. */
const shownValue = z.object({ text: z.string(), at: z.string().nullable() });

export const productChangePreviewSchema = z
  .object({
    changes: z.array(z.object({ productId: z.int(), product: z.string(), before: shownValue, after: shownValue })),
    skipped: z.array(z.object({ product: z.string(), reasons: z.array(z.string()) })),
    /** Products that would be published without a name in a language of an open country. This does not prevent the change. */
    unnamed: z.array(z.object({ product: z.string(), languages: z.array(z.string()) })),
    /** Sent back to apply exactly these changes. */
    revision: z.string(),
  })
  .openapi('ProductChangePreview');
export type ProductChangePreview = z.infer<typeof productChangePreviewSchema>;
