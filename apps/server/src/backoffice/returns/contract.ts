import { z } from '@hono/zod-openapi';
import { newReturnSchema, recordPayOutSchema, returnOverviewSchema } from '#contracts/returns';
import { isPartNamed, revisionField, somePiecesField } from '../record-call.ts';
import { idField, textField } from '#platform/request-fields';

/** A return in the queue. Its id is the return number. */
export const adminReturnSchema = z
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
    /** Amount refunded so far, major units. */
    refunded: z.number(),
    currency: z.string(),
  })
  .openapi('AdminReturn');
export type AdminReturnRow = z.infer<typeof adminReturnSchema>;

const adminReturnItemSchema = z
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
    /** Whether it was sold as sealed for hygiene. */
    isHygiene: z.boolean(),
    /** Whether the seal is intact, as the customer states; null: not asked. */
    isSealed: z.boolean().nullable(),
    isRestocked: z.boolean().nullable(),
    /** Major units: the refund, or what it would be now; null: there will be none. */
    refund: z.number().nullable(),
    expectedRefund: z.number().nullable(),
    /** Actions that are possible now. */
    moves: z.array(z.enum(['approve', 'reject', 'receive', 'refund', 'exchange', 'withdraw'])),
  })
  .openapi('AdminReturnItem');
export type AdminReturnItem = z.infer<typeof adminReturnItemSchema>;

export const returnRecordSchema = adminReturnSchema
  .extend({
    /** Sent back with an action on some pieces; an outdated revision is refused. */
    revision: z.string(),
    invoiceNumber: z.string().nullable(),
    email: z.string(),
    comments: z.string(),
    /** Bank account for a refund of cash; null: refunded by the original payment method, or no longer needed. */
    payOut: z.record(z.string(), z.string()).nullable(),
    isCash: z.boolean(),
    /** The account that an open return of a cash order can be refunded to; null: none is needed. */
    payOutKind: z.enum(['bank', 'bkash']).nullable(),
    /** Delivery costs refunded with it, major units. */
    deliveryRefund: z.number(),
    items: z.array(adminReturnItemSchema),
    /** A reason for the refusal of goods with a broken hygiene seal, in the customer's language; null: the return has no hygiene goods. */
    brokenSealReason: z.string().nullable(),
    events: z.array(z.object({ to: z.string(), actor: z.string(), reason: z.string(), at: z.string() })),
    sendTo: z.object({ name: z.string(), address: z.array(z.string()) }),
  })
  .openapi('ReturnRecord');
export type ReturnRecord = z.infer<typeof returnRecordSchema>;

const pieces = z
  .array(z.object({ itemId: idField, quantity: z.int().min(1).max(999).optional() }))
  .min(1)
  .max(100)
  .optional()
  .openapi({ description: 'Items and quantities. Default: all possible items' });
const reason = textField.trim().max(500);
const needed = reason.min(1, 'Enter a reason for the customer');

export const approveReturnSchema = z
  .object({ pieces, reason: reason.default(''), ...somePiecesField })
  .refine(...isPartNamed)
  .openapi('ApproveReturn');
export const rejectReturnSchema = z
  .object({ pieces, reason: needed, ...somePiecesField })
  .refine(...isPartNamed)
  .openapi('RejectReturn');
export const receiveReturnSchema = z
  .object({ pieces, reason: reason.default(''), isRestocked: z.boolean(), ...somePiecesField })
  .refine(...isPartNamed)
  .openapi('ReceiveReturn');
export const exchangeReturnSchema = z
  .object({ pieces, reason: reason.default(''), ...somePiecesField })
  .refine(...isPartNamed)
  .openapi('ExchangeReturn');
export { recordPayOutSchema };
export const takeBackReturnSchema = z.object({}).openapi('TakeBackReturn');
export const refundReturnSchema = z
  .object({
    pieces,
    reason: reason.default(''),
    ...somePiecesField,
    /** Major units. */
    deductions: z
      .array(z.object({ itemId: idField, amount: z.number().min(0).max(10_000_000) }))
      .max(100)
      .default([]),
  })
  .refine(({ deductions, reason: why }) => why !== '' || deductions.every(({ amount }) => amount === 0), {
    path: ['reason'],
    message: 'Enter a reason for the deduction',
  })
  .refine(...isPartNamed)
  .openapi('RefundReturn');

export const manyReturnsSchema = z
  .object({ ids: z.array(textField.max(40)).min(1).max(100), change: z.object({ move: z.literal('approve') }) })
  .openapi('ManyReturns');

/** A return that staff create for a customer, for example by telephone. */
export const returnForCustomerSchema = z
  .object({ orderNumber: textField.trim().min(1).max(40), request: newReturnSchema, ...revisionField })
  .openapi('ReturnForCustomer');
/** The returnable items of an order, with the revision of the order. */
export const openedReturnSchema = returnOverviewSchema.extend(revisionField).openapi('OpenedReturn');
export type ReturnOverview = z.infer<typeof openedReturnSchema>;
