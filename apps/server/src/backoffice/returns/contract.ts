import { z } from '@hono/zod-openapi';
import { newReturnSchema } from '#contracts/returns';

/** A return in the queue. Its id is its number. */
export const staffReturnSchema = z
  .object({
    id: z.string(),
    kind: z.enum(['return', 'withdrawal']),
    orderNumber: z.string(),
    countryId: z.int(),
    customer: z.string(),
    requestedAt: z.string(),
    pieces: z.int(),
    reasons: z.array(z.string()),
    statuses: z.array(z.string()),
    /** What has gone back for it so far, major units. */
    refunded: z.number(),
    currency: z.string(),
  })
  .openapi('StaffReturn');
export type StaffReturnRow = z.infer<typeof staffReturnSchema>;

const staffReturnItemSchema = z
  .object({
    id: z.int(),
    lineId: z.int(),
    sku: z.string(),
    name: z.string(),
    color: z.string(),
    size: z.string(),
    imageUrl: z.string(),
    quantity: z.int(),
    reason: z.string(),
    comments: z.string(),
    status: z.string(),
    wish: z.enum(['refund', 'exchange']),
    exchangeSize: z.string().nullable(),
    isRestocked: z.boolean().nullable(),
    /** Major units: what went back, or would if it were refunded now; null: nothing will. */
    refund: z.number().nullable(),
    expectedRefund: z.number().nullable(),
    /** What may be done with it now. */
    moves: z.array(z.enum(['approve', 'reject', 'receive', 'refund', 'exchange', 'withdraw'])),
  })
  .openapi('StaffReturnItem');
export type StaffReturnItem = z.infer<typeof staffReturnItemSchema>;

export const returnRecordSchema = staffReturnSchema
  .extend({
    invoiceNumber: z.string().nullable(),
    email: z.string(),
    comments: z.string(),
    /** Where money goes that was paid in cash; null: the way it came, or it is not needed any more. */
    payOut: z.record(z.string(), z.string()).nullable(),
    isCash: z.boolean(),
    /** Delivery that goes back with it, major units. */
    deliveryRefund: z.number(),
    items: z.array(staffReturnItemSchema),
    events: z.array(z.object({ to: z.string(), actor: z.string(), reason: z.string(), at: z.string() })),
    sendTo: z.object({ name: z.string(), address: z.array(z.string()) }),
  })
  .openapi('ReturnRecord');
export type ReturnRecord = z.infer<typeof returnRecordSchema>;

const pieces = z
  .array(z.object({ itemId: z.int().positive(), quantity: z.int().min(1).max(999).optional() }))
  .min(1)
  .max(100)
  .optional()
  .openapi({ description: 'Which, and how many of each; left out: all that it can be done with' });
const reason = z.string().trim().max(500);
const needed = reason.min(1, 'Say why: the customer reads it');

export const approveReturnSchema = z.object({ pieces, reason: reason.default('') }).openapi('ApproveReturn');
export const rejectReturnSchema = z.object({ pieces, reason: needed }).openapi('RejectReturn');
export const receiveReturnSchema = z.object({ pieces, reason: reason.default(''), isRestocked: z.boolean() }).openapi('ReceiveReturn');
export const exchangeReturnSchema = z.object({ pieces, reason: reason.default('') }).openapi('ExchangeReturn');
export const takeBackReturnSchema = z.object({}).openapi('TakeBackReturn');
export const refundReturnSchema = z
  .object({
    pieces,
    reason: reason.default(''),
    /** Major units. */
    deductions: z
      .array(z.object({ itemId: z.int().positive(), amount: z.number().min(0).max(10_000_000) }))
      .max(100)
      .default([]),
  })
  .refine(({ deductions, reason: why }) => why !== '' || deductions.every(({ amount }) => amount === 0), {
    path: ['reason'],
    message: 'Say what is deducted for',
  })
  .openapi('RefundReturn');

export const manyReturnsSchema = z
  .object({ ids: z.array(z.string().max(40)).min(1).max(100), change: z.object({ move: z.literal('approve') }) })
  .openapi('ManyReturns');

/** A return made for a customer, on the telephone for instance. */
export const returnForCustomerSchema = z
  .object({ orderNumber: z.string().trim().min(1).max(40), request: newReturnSchema })
  .openapi('ReturnForCustomer');
export type { ReturnDesk } from '#contracts/returns';
