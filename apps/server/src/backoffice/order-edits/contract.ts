import { z } from '@hono/zod-openapi';
import { draftSchema, shippingOptionSchema, totalsSchema } from '#contracts/checkout';
import { amountField, textField } from '#platform/request-fields';

/** Changes to an order before it is packed. Absent fields stay unchanged. */
export const orderEditSchema = z
  .object({
    /** Fields of the checkout form: contact, addresses, delivery method. */
    form: draftSchema.default({}),
    lines: z
      .array(
        z.object({
          lineId: z.int32().positive(),
          /** New quantity; 0 removes the line. */
          quantity: z.int().min(0).max(99),
          /** Another colour or size of the same product at the price that was paid. */
          variantId: z.int32().positive().optional(),
        }),
      )
      .max(100)
      .default([]),
    /** At current prices. */
    newLines: z
      .array(z.object({ variantId: z.int32().positive(), quantity: z.int().min(1).max(99) }))
      .max(100)
      .default([]),
    reason: textField.trim().max(500).default(''),
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
  /** Colours and sizes of the same product, including this one, with their available stock. */
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
    /** Major units: the present total, the refund, and the excess over an amount paid online. */
    before: z.number(),
    refund: z.number(),
    tooMuch: z.number(),
    /** Whether an issued invoice is credited and issued again. */
    isInvoicedAnew: z.boolean(),
  })
  .openapi('EditedOrder');
export type EditedOrder = z.infer<typeof editedOrderSchema>;

/** Data with which the form is opened. */
export const openedEditSchema = editedOrderSchema.extend({ revision: z.string() }).openapi('OpenedOrderEdit');
export type OpenedOrderEdit = z.infer<typeof openedEditSchema>;

export const savedEditSchema = orderEditSchema
  .extend({ shownTotal: amountField.openapi({ description: 'The total from the preview, in major units' }), revision: textField.max(60) })
  .openapi('SaveOrderEdit');
