import { z } from '@hono/zod-openapi';
import { trackOrderSchema } from '../orders/contract.ts';
import { textField } from '#platform/request-fields';

/** Reasons for a return in display order. The first two describe the fit of the garment. */
export const returnReasons = ['too-small', 'too-large', 'not-as-shown', 'faulty', 'wrong-item', 'too-late', 'changed-mind', 'other'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Filters of the return queue: the next step to do, or `over`. */
export const returnStates = ['waiting', 'requested', 'approved', 'received', 'exchange-failed', 'over'] as const;
export type ReturnState = (typeof returnStates)[number];

const payOutSchema = z
  .object({ holder: textField.max(200).default(''), iban: textField.max(60).optional(), bkash: textField.max(40).optional() })
  .openapi('PayOut', { description: 'Account for refunds of cash payments: a bank account or a bKash wallet' });
export type PayOut = z.infer<typeof payOutSchema>;

const pieceReference = {
  lineId: z.int32().positive(),
  /** For pieces that came in exchange: the item of their parcel. Absent: pieces as ordered. */
  shipmentItemId: z.int32().positive().optional(),
};
const lineQuantity = {
  ...pieceReference,
  quantity: z.int().min(1).max(999),
};

export const newReturnSchema = z
  .object({
    items: z
      .array(
        z.object({
          ...lineQuantity,
          reason: textField.max(40).default(''),
          wish: z.enum(['refund', 'exchange']).default('refund'),
          /** For an exchange: the same product and colour in another size. */
          exchangeVariantId: z.int32().positive().optional(),
          /** For hygiene goods: whether the seal is intact. */
          isSealed: z.boolean().default(false),
        }),
      )
      .max(100),
    comments: textField.max(2000).default(''),
    payOut: payOutSchema.optional(),
    hasAcceptedPolicy: z.boolean().default(false),
  })
  .openapi('NewReturn');
export type NewReturn = z.infer<typeof newReturnSchema>;

export const newWithdrawalSchema = z
  .object({
    /** Absent: the whole contract, except pieces that were already returned. */
    items: z.array(z.object(lineQuantity)).max(100).optional(),
    /** The delivered hygiene goods whose seal is intact, as the customer states. */
    sealed: z.array(z.object(pieceReference)).max(100).optional(),
    payOut: payOutSchema.optional(),
  })
  .openapi('NewWithdrawal');
export type NewWithdrawal = z.infer<typeof newWithdrawalSchema>;

const shownPiece = { name: z.string(), brand: z.string(), color: z.string(), size: z.string(), imageUrl: z.string() };

const returnableLineSchema = z
  .object({
    /** Unique in the overview, as in the fields of errors: the line, and the parcel item of an exchange (`12`, `12-34`). */
    key: z.string(),
    lineId: z.int(),
    /** The parcel item of pieces that came in exchange; null: pieces as ordered. */
    shipmentItemId: z.int().nullable(),
    ...shownPiece,
    quantity: z.int(),
    /** Delivered pieces that are not in a return yet; 0 after the period of returns. */
    returnable: z.int(),
    /** The same plus pieces that are not delivered yet; 0 after the withdrawal period. */
    withdrawable: z.int(),
    /** Last day of return of these pieces as an ISO date; null before delivery. */
    returnUntil: z.string().nullable(),
    /** Major units per piece. */
    discountPrice: z.number(),
    /** Sold as sealed for hygiene: a return needs the statement that the seal is intact. */
    isHygiene: z.boolean(),
    /** Whether a withdrawal needs that statement too: the goods were delivered. */
    isSealNeeded: z.boolean(),
    /** The sizes it can be exchanged for, with the available pieces. */
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
    /** Major units, once known. */
    refund: z.number().nullable(),
    /** Reason for the rejection; empty if it was not rejected. */
    refusal: z.string(),
  })
  .openapi('ReturnItem');
export type ReturnItem = z.infer<typeof returnItemSchema>;

const returnRequestSchema = z
  .object({
    returnNumber: z.string(),
    kind: z.enum(['return', 'withdrawal']),
    requestedAt: z.string(),
    /** ISO date in the shop's time zone. */
    requestedOn: z.string(),
    comments: z.string(),
    items: z.array(returnItemSchema),
    /** Whether the customer may still cancel the return. */
    canTakeBack: z.boolean(),
    /** Whether the refund of an order that was paid in cash still needs an account. */
    needsPayOut: z.boolean(),
    /** Whether it may be sent; the note for the parcel then exists. */
    hasNote: z.boolean(),
    /** QR code of the return number: a square of modules, row by row, `1` is dark. */
    qr: z.array(z.string()),
  })
  .openapi('ReturnRequest');
export type ReturnRequest = z.infer<typeof returnRequestSchema>;

export const returnOverviewSchema = z
  .object({
    orderNumber: z.string(),
    invoiceNumber: z.string().nullable(),
    /** ISO date of the order. */
    placedOn: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    currency: z.string(),
    lines: z.array(returnableLineSchema),
    requests: z.array(returnRequestSchema),
    /** Why nothing can be returned now; null if something can. */
    closed: z.enum(['not-delivered', 'too-late', 'nothing-left', 'cancelled']).nullable(),
    /** Last day of return and of withdrawal as ISO dates, of the ordered goods or of a later exchange; null before delivery. */
    returnUntil: z.string().nullable(),
    withdrawUntil: z.string().nullable(),
    canWithdraw: z.boolean(),
    /** The pay-out details needed for a cash order; null: the refund goes through the payment provider. */
    payOut: z.enum(['bank', 'bkash']).nullable(),
    /** Requests that were made with the numbers of the order alone and wait for confirmation by the link in an email. */
    waiting: z.array(z.object({ kind: z.enum(['return', 'withdrawal']), askedOn: z.string() })),
    /** The signed link of the order. Null: the caller knows only its numbers, and personal data is masked. */
    link: z.string().nullable(),
    /** The address for returns. */
    seller: z.object({ name: z.string(), address: z.array(z.string()) }),
  })
  .openapi('ReturnOverview');
export type ReturnOverview = z.infer<typeof returnOverviewSchema>;

export const recordPayOutSchema = z.object({ payOut: payOutSchema }).openapi('ReturnPayOut');

/** The request that the link of an email confirms. */
export const returnConfirmationSchema = z
  .object({
    kind: z.enum(['return', 'withdrawal']),
    orderNumber: z.string(),
    askedAt: z.string(),
    /** ISO date in the shop's time zone. */
    askedOn: z.string(),
    /** Whether it was confirmed before. */
    isConfirmed: z.boolean(),
    pieces: z.array(
      z.object({
        name: z.string(),
        color: z.string(),
        size: z.string(),
        quantity: z.int(),
        /** Whether the customer states that the hygiene seal is intact. */
        isSealed: z.boolean(),
      }),
    ),
    /** The kind of pay-out details to enter; null: none. */
    payOut: z.enum(['bank', 'bkash']).nullable(),
    isPayOutRequired: z.boolean(),
    /** The signed link of the order. */
    link: z.string(),
  })
  .openapi('ReturnConfirmation');
export type ReturnConfirmation = z.infer<typeof returnConfirmationSchema>;

export const confirmationLinkSchema = z.object({ link: textField.min(1).max(100) }).openapi('ConfirmationLink');
export const confirmReturnSchema = confirmationLinkSchema.extend({ payOut: payOutSchema.optional() }).openapi('ConfirmReturn');

/** A proof of an order. With numbers alone, a request must be confirmed by email. */
export const returnProofSchema = trackOrderSchema;
