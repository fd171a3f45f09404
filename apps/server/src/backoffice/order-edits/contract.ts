import { z } from '@hono/zod-openapi';
import { draftSchema, shippingOptionSchema, totalsSchema } from '#contracts/checkout';

/** What of an order shall be different before it is packed. What is left out stays. */
export const orderEditSchema = z
  .object({
    /** Fields of the checkout's form: contact, addresses, way of delivery. */
    form: draftSchema.default({}),
    lines: z
      .array(
        z.object({
          lineId: z.int32().positive(),
          /** Pieces from now on; 0 takes the line out. */
          quantity: z.int().min(0).max(99),
          /** Another colour or size of the same product; it costs what the line was bought at. */
          variantId: z.int32().positive().optional(),
        }),
      )
      .max(100)
      .default([]),
    /** At today's prices. */
    newLines: z
      .array(z.object({ variantId: z.int32().positive(), quantity: z.int().min(1).max(99) }))
      .max(100)
      .default([]),
    reason: z.string().trim().max(500).default(''),
  })
  .openapi('OrderEdit');

const editedLineSchema = z.object({
  /** Null: a new line. */
  lineId: z.int().nullable(),
  variantId: z.int().nullable(),
  productId: z.int().nullable(),
  sku: z.string(),
  name: z.string(),
  color: z.string(),
  size: z.string(),
  imageUrl: z.string(),
  quantity: z.int(),
  discountPrice: z.number(),
  total: z.number(),
  /** Colours and sizes of the same product, this one included, with the pieces that are free. */
  choices: z.array(z.object({ variantId: z.int(), color: z.string(), size: z.string(), free: z.int() })),
});

export const editedOrderSchema = z
  .object({
    orderNumber: z.string(),
    countryId: z.int(),
    /** Why it cannot be edited; null: it can. */
    closed: z.enum(['packed', 'over', 'awaiting-payment']).nullable(),
    isPaidOnline: z.boolean(),
    form: draftSchema,
    lines: z.array(editedLineSchema),
    shippingOptions: z.array(shippingOptionSchema),
    totals: totalsSchema,
    couponCode: z.string().nullable(),
    /** Major units: what it costs now, what goes back, and what it would cost beyond what was paid for it online. */
    before: z.number(),
    refund: z.number(),
    tooMuch: z.number(),
    /** What an invoice that was issued already becomes. */
    isInvoicedAnew: z.boolean(),
  })
  .openapi('EditedOrder');
export type EditedOrder = z.infer<typeof editedOrderSchema>;

/** What a form is opened with. */
export const openedEditSchema = editedOrderSchema.extend({ revision: z.string() }).openapi('OpenedOrderEdit');
export type OpenedOrderEdit = z.infer<typeof openedEditSchema>;

export const savedEditSchema = orderEditSchema
  .extend({ shownTotal: z.number().openapi({ description: 'What it was said to cost then, major units' }), revision: z.string().max(60) })
  .openapi('SaveOrderEdit');
