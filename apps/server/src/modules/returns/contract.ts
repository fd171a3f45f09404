import { z } from '@hono/zod-openapi';
import { trackOrderSchema } from '../orders/contract.ts';

/** Why something comes back, in the order offered. The first two say how it fits. */
export const returnReasons = ['too-small', 'too-large', 'not-as-shown', 'faulty', 'wrong-item', 'too-late', 'changed-mind', 'other'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** How staff narrow the queue down: to what somebody has to do with it next, or what is over. */
export const returnStates = ['waiting', 'requested', 'approved', 'received', 'over'] as const;
export type ReturnState = (typeof returnStates)[number];

const payOutSchema = z
  .object({ holder: z.string().max(200).default(''), iban: z.string().max(60).optional(), bkash: z.string().max(40).optional() })
  .openapi('PayOut', { description: 'Where money goes that was paid in cash: a bank account, or a bKash wallet' });
export type PayOut = z.infer<typeof payOutSchema>;

const lineQuantity = { lineId: z.int32().positive(), quantity: z.int().min(1).max(999) };

export const newReturnSchema = z
  .object({
    items: z
      .array(
        z.object({
          ...lineQuantity,
          reason: z.string().max(40).default(''),
          wish: z.enum(['refund', 'exchange']).default('refund'),
          /** For an exchange: the same product and colour in another size. */
          exchangeVariantId: z.int32().positive().optional(),
          /** Of hygiene goods: whether the seal is whole. */
          isSealed: z.boolean().default(false),
        }),
      )
      .max(100),
    comments: z.string().max(2000).default(''),
    payOut: payOutSchema.optional(),
    hasAcceptedPolicy: z.boolean().default(false),
  })
  .openapi('NewReturn');
export type NewReturn = z.infer<typeof newReturnSchema>;

export const newWithdrawalSchema = z
  .object({
    /** Absent: the whole contract, as far as nothing of it has come back. */
    items: z.array(z.object(lineQuantity)).max(100).optional(),
    payOut: payOutSchema.optional(),
  })
  .openapi('NewWithdrawal');
export type NewWithdrawal = z.infer<typeof newWithdrawalSchema>;

const shownPiece = { name: z.string(), brand: z.string(), color: z.string(), size: z.string(), imageUrl: z.string() };

const returnableLineSchema = z
  .object({
    lineId: z.int(),
    ...shownPiece,
    quantity: z.int(),
    /** Pieces that have arrived and that nobody has asked back yet. */
    returnable: z.int(),
    /** The same, with those that are still to come. */
    withdrawable: z.int(),
    /** Major units a piece. */
    discountPrice: z.number(),
    isHygiene: z.boolean(),
    /** What it can be exchanged for, with the pieces that are there. */
    sizes: z.array(z.object({ variantId: z.int(), size: z.string(), free: z.int() })),
  })
  .openapi('ReturnableLine');
export type ReturnableLine = z.infer<typeof returnableLineSchema>;

const returnItemSchema = z
  .object({
    id: z.int(),
    lineId: z.int(),
    ...shownPiece,
    quantity: z.int(),
    reason: z.string(),
    status: z.string().openapi({ example: 'Requested For Return' }),
    wish: z.enum(['refund', 'exchange']),
    exchangeSize: z.string().nullable(),
    /** Major units, once it is known. */
    refund: z.number().nullable(),
    /** Why it was refused; empty: it was not. */
    refusal: z.string(),
  })
  .openapi('ReturnItem');
export type ReturnItem = z.infer<typeof returnItemSchema>;

const returnRequestSchema = z
  .object({
    returnNumber: z.string(),
    kind: z.enum(['return', 'withdrawal']),
    requestedAt: z.string(),
    /** ISO day in the shop's zone. */
    requestedOn: z.string(),
    comments: z.string(),
    items: z.array(returnItemSchema),
    /** Whether its customer may still take it back. */
    canTakeBack: z.boolean(),
    /** Whether it may be sent: then there is a note for the parcel. */
    hasNote: z.boolean(),
    /** The QR code of its number: a square of modules, row by row, `1` dark. */
    qr: z.array(z.string()),
  })
  .openapi('ReturnRequest');
export type ReturnRequest = z.infer<typeof returnRequestSchema>;

export const returnDeskSchema = z
  .object({
    orderNumber: z.string(),
    invoiceNumber: z.string().nullable(),
    /** ISO day it was ordered on. */
    placedOn: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    currency: z.string(),
    lines: z.array(returnableLineSchema),
    requests: z.array(returnRequestSchema),
    /** Why nothing can be asked back now; null: something can. */
    closed: z.enum(['not-delivered', 'too-late', 'nothing-left', 'cancelled']).nullable(),
    /** ISO days, the last on which it can be asked back or withdrawn from; null: it has not arrived yet. */
    returnUntil: z.string().nullable(),
    withdrawUntil: z.string().nullable(),
    canWithdraw: z.boolean(),
    /** What has to be told so that money paid in cash finds its way; null: it goes back the way it came. */
    payOut: z.enum(['bank', 'bkash']).nullable(),
    /** Where it is sent. */
    seller: z.object({ name: z.string(), address: z.array(z.string()) }),
  })
  .openapi('ReturnDesk');
export type ReturnDesk = z.infer<typeof returnDeskSchema>;

/** An order's number and what only its buyer has besides. */
export const returnProofSchema = trackOrderSchema;
