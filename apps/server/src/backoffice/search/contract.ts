import { z } from '@hono/zod-openapi';
import { textField } from '#platform/request-fields';
import { orderStatuses } from '../orders/contract.ts';

/** Maximum number of records of each kind in an answer. */
export const MAX_PER_GROUP = 5;

export const searchQuery = z.object({
  q: textField.trim().min(2).max(100).openapi({ description: 'Parts of numbers, names, places, telephone numbers, titles or SKUs' }),
});

/** The records that a search finds, by kind; a kind that the caller may not see is empty. */
export const searchSchema = z
  .object({
    orders: z.array(
      z.object({
        /** The order number. */
        id: z.string(),
        invoiceNumber: z.string().nullable(),
        name: z.string(),
        city: z.string(),
        status: z.enum(orderStatuses),
        placedAt: z.string(),
        total: z.number(),
        currency: z.string(),
      }),
    ),
    customers: z.array(z.object({ id: z.string(), isGuest: z.boolean(), name: z.string(), email: z.string() })),
    products: z.array(z.object({ id: z.int(), name: z.string(), handle: z.string(), status: z.enum(['draft', 'published', 'retired']) })),
    returns: z.array(z.object({ id: z.string(), orderNumber: z.string(), name: z.string() })),
    content: z.array(z.object({ id: z.int(), kind: z.enum(['article', 'question', 'page']), title: z.string(), slug: z.string() })),
  })
  .openapi('AdminSearchResults');
export type SearchResults = z.infer<typeof searchSchema>;
