import { z } from '@hono/zod-openapi';
import { orderSchema } from '#contracts/orders';
import { tagChangeSchema } from '../tag-change.ts';
import { creditSchema } from './credit-schema.ts';
import { isPartNamed, revisionField, somePiecesField } from '../record-call.ts';
import { amountField, idField, textField } from '#platform/request-fields';

export const orderStatuses = ['PENDING', 'CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED', 'COMPLETED', 'CANCELLED'] as const;
export const paymentStatuses = ['UNPAID', 'PROCESSING', 'PAID', 'FAILED', 'PARTIALLY_REFUNDED', 'REFUNDED'] as const;
const parcelStatuses = ['PACKED', 'SHIPPED', 'DELIVERED', 'UNDELIVERED', 'RETURNED_TO_SENDER', 'LOST'] as const;
export const kindsOfWork = ['disputed', 'to-confirm', 'to-pack', 'to-ship', 'long-on-the-way', 'cash-to-come'] as const;

/** An order in the queue's list. `id` is its number. */
export const queuedOrderSchema = z
  .object({
    id: z.string(),
    invoiceNumber: z.string().nullable(),
    placedAt: z.string(),
    status: z.enum(orderStatuses),
    paymentStatus: z.enum(paymentStatuses),
    countryCode: z.string(),
    name: z.string(),
    city: z.string(),
    pieces: z.int(),
    total: z.number(),
    currency: z.string(),
    paymentMethod: z.string(),
    shippingMethod: z.string(),
    /** Staff member who took it by telephone; empty: the shopper placed it. */
    takenBy: z.string(),
    tags: z.array(z.string()),
    noteCount: z.int(),
  })
  .openapi('QueuedOrder');
export type QueuedOrder = z.infer<typeof queuedOrderSchema>;

/** Amounts in major units. */
const amount = amountField;
const at = z.string();

const timelineEventSchema = z.object({
  at,
  kind: z.enum(['order', 'payment', 'parcel', 'refund', 'return', 'mail', 'note']),
  event: z.string(),
  /** Of a refund; null and empty for other events. */
  amount: amount.nullable(),
  currency: z.string(),
  actor: z.string(),
  reason: z.string(),
});
export type TimelineEvent = z.infer<typeof timelineEventSchema>;

/** What a payer's bank says against a payment. */
const disputeSchema = z.object({
  id: z.int(),
  orderNumber: z.string(),
  provider: z.string(),
  /** Only a warning of fraud can be closed by staff. */
  kind: z.enum(['dispute', 'fraud-warning']),
  status: z.enum(['open', 'under-review', 'won', 'lost', 'closed']),
  amount,
  currency: z.string(),
  reason: z.string(),
  /** Until when evidence can be handed in; null: no deadline. */
  evidenceUntil: at.nullable(),
  /** The page of the provider's dashboard for it. */
  evidenceUrl: z.string(),
  openedAt: at,
});
export type DisputeRecord = z.infer<typeof disputeSchema>;

/** Actions that are possible in the order's present state. */
const possibleSchema = z.object({
  confirm: z.boolean(),
  pack: z.boolean(),
  cancel: z.boolean(),
  cancelLines: z.boolean(),
  refund: z.boolean(),
  remit: z.boolean(),
  resendMail: z.boolean(),
});

export const orderRecordSchema = z
  .object({
    id: z.string(),
    /** Sent back with an action on money or pieces: an earlier one refuses it. */
    revision: z.string(),
    /** As the customer sees it, with parcels and documents. */
    order: orderSchema,
    countryCode: z.string(),
    customerId: z.int().nullable(),
    takenBy: z.string(),
    /** What VIES says about the VAT id of the buyer, and whether the order is exempt from VAT with it; null: no VAT id of the Union. */
    vatId: z
      .object({ number: z.string(), status: z.enum(['valid', 'invalid', 'unchecked']), consultation: z.string(), isExempt: z.boolean() })
      .nullable(),
    comment: z.string(),
    /** Address where the customer tracks it. */
    trackUrl: z.string(),
    payments: z.array(
      z.object({
        id: z.int(),
        provider: z.string(),
        /** The code of the payment method; null: the attempt is older than the methods' names. */
        method: z.string().nullable(),
        status: z.enum(['open', 'processing', 'paid', 'failed', 'expired']),
        /** What the customer enters at the bank, if it is paid later; the last day as an ISO timestamp. */
        voucher: z.object({ entity: z.string(), reference: z.string(), payBy: at.nullable() }).nullable(),
        outcome: z.enum(['kept', 'refund-due', 'refunded', 'replaced']).nullable(),
        amount,
        currency: z.string(),
        at,
      }),
    ),
    /** Payments of the order that need a decision. */
    doubts: z.array(z.object({ id: z.int(), why: z.string(), asked: amount, came: amount, currency: z.string() })),
    disputes: z.array(disputeSchema),
    refunds: z.array(
      z.object({
        id: z.int(),
        cause: z.string(),
        status: z.enum(['due', 'done', 'refused']),
        amount,
        /** The refund has to be sent by hand. */
        isForHands: z.boolean(),
        payOut: z.string(),
        by: z.string(),
        at,
        endedAt: at.nullable(),
      }),
    ),
    /** What can still be refunded of each line, goods and charges. */
    refundable: z.array(z.object({ lineId: z.int(), name: z.string(), pieces: z.int(), amount })),
    /** Paid and not yet refunded. */
    leftToRefund: amount,
    /** Cash that a carrier still has to remit; null: none. */
    cashDue: amount.nullable(),
    /** Null: there was no candidate. */
    credit: creditSchema.nullable(),
    timeline: z.array(timelineEventSchema),
    notes: z.array(z.object({ id: z.int(), text: z.string(), author: z.string(), at })),
    tags: z.array(z.string()),
    mails: z.array(z.object({ kind: z.string(), to: z.string(), at: at.nullable() })),
    /** What is on the label of a line's pieces today: the catalogue may have changed since the order. */
    labels: z.array(z.object({ lineId: z.int(), sku: z.string(), barcode: z.string().nullable() })),
    can: possibleSchema,
  })
  .openapi('OrderRecord');
export type OrderRecord = z.infer<typeof orderRecordSchema>;

const why = textField.trim().max(500);
const reason = why.min(1, 'Enter a reason');
const pieces = z.array(z.object({ lineId: idField, quantity: z.int32().min(1) })).min(1, 'Select at least one item');

export const confirmSchema = z.object({ reason: why.default('') }).openapi('ConfirmOrder');
export const reasonSchema = z.object({ reason }).openapi('WithReason');
/** All remaining pieces if none are named. */
export const packSchema = z
  .object({ pieces: pieces.optional(), reason: why.default(''), ...somePiecesField })
  .refine(...isPartNamed)
  .openapi('PackOrder');
export const cancelLinesSchema = z.object({ pieces, reason, ...revisionField }).openapi('CancelLines');
export const noteSchema = z.object({ text: textField.trim().min(1, 'Enter a note').max(4000) }).openapi('OrderNote');
export const shipSchema = z
  .object({ trackingNumber: textField.trim().max(100).default(''), carrier: textField.trim().max(100).default('') })
  .openapi('ShipParcel');
export const remitSchema = z.object({ amount: amount.positive(), reference: why.default('') }).openapi('RemitOrder');

/** Whole pieces of a line at the price paid, or an amount of it. */
const lineToRefundSchema = z
  .object({ lineId: idField, pieces: z.int32().min(1).optional(), amount: amount.positive('Enter an amount greater than 0').optional() })
  .refine((line) => (line.pieces === undefined) !== (line.amount === undefined), {
    message: 'Enter either a quantity or an amount',
    path: ['amount'],
  });
export const refundSchema = z
  .object({
    lines: z
      .array(lineToRefundSchema)
      .min(1, 'Select the items to refund')
      .max(100)
      .refine((lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, 'Each item can be listed only once'),
    reason,
    ...revisionField,
    /** Bank account of a refund that has to be sent by hand. */
    payOut: z.object({ holder: textField.trim().max(100), account: textField.trim().max(60) }).optional(),
  })
  .openapi('RefundLines');

/** Result of a bulk action, one entry per order. */
export const bulkReportSchema = z.array(z.object({ about: z.string(), isDone: z.boolean(), message: z.string() })).openapi('BulkReport');
export type BulkReport = z.infer<typeof bulkReportSchema>;

const orderNumbers = z
  .array(z.string().regex(/^[\w-]{1,40}$/))
  .min(1)
  .max(100);
export const manySchema = z.object({ ids: orderNumbers }).openapi('ManyOrders');
export const manyTagsSchema = manySchema.extend(tagChangeSchema.shape).openapi('TagManyOrders');
/** A table pasted from a spreadsheet: order or parcel number, tracking number, and the carrier if it is not the default. */
export const shipTableSchema = z.object({ text: textField.max(100_000) }).openapi('ShipTable');

/** Result, or preview, of each row of a carrier's file. */
export const rowReportSchema = z
  .array(z.object({ line: z.int(), about: z.string(), outcome: z.enum(['done', 'known', 'refused']), message: z.string() }))
  .openapi('CarrierRows');
export type RowReports = z.infer<typeof rowReportSchema>;
const file = { text: textField.min(1, 'The file is empty').max(900_000), isRehearsal: z.boolean() };
export const deliveriesSchema = z.object(file).openapi('CarrierDeliveries');
export const remittancesSchema = z.object({ ...file, reference: textField.trim().max(200) }).openapi('CarrierRemittances');

const countSchema = z.object({ count: z.int(), isMore: z.boolean() });
export const workSchema = z
  .object({
    ...(Object.fromEntries(kindsOfWork.map((kind) => [kind, countSchema])) as Record<(typeof kindsOfWork)[number], typeof countSchema>),
    refundsByHand: z.int(),
    paymentsWaiting: z.int(),
    /** Returns whose exchange was lost or came back: to be sent again or refunded. */
    exchangesFailed: z.int(),
    longOnTheWayDays: z.int(),
  })
  .openapi('QueueCounts');
export type QueueCounts = z.infer<typeof workSchema>;

/** Refunds to be sent by hand, payments that need a decision, and open disputes, the nearest deadline first. */
export const openMoneyTasksSchema = z
  .object({
    refunds: z.array(
      z.object({ id: z.int(), orderNumber: z.string(), cause: z.string(), amount, currency: z.string(), why: z.string(), payOut: z.string(), at }),
    ),
    payments: z.array(
      z.object({
        id: z.int(),
        orderNumber: z.string(),
        provider: z.string(),
        why: z.enum(['risky', 'amount-differs']),
        asked: amount,
        came: amount,
        currency: z.string(),
      }),
    ),
  })
  .extend({ disputes: z.array(disputeSchema) })
  .openapi('MoneyWork');
export type OpenMoneyTasks = z.infer<typeof openMoneyTasksSchema>;
export const sentSchema = z.object({ bankRef: textField.trim().max(100).default('') }).openapi('RefundSent');

/** The records of a scanned code. */
export const scanSchema = z
  .object({
    /** Orders whose packing slip, invoice or carrier label has the code: order, invoice, parcel or tracking number. */
    orderNumbers: z.array(z.string()),
    /** Variants with this barcode or SKU, with English names. */
    variants: z.array(z.object({ sku: z.string(), name: z.string(), color: z.string(), size: z.string() })),
  })
  .openapi('ScannedCode');

/** A line of goods without data of the customer. */
export const orderLineRowSchema = z
  .object({
    id: z.int(),
    /** For a vendor: the reference of the order, which opens nothing. */
    orderNumber: z.string(),
    placedAt: at,
    status: z.enum(orderStatuses),
    countryCode: z.string(),
    sku: z.string(),
    name: z.string(),
    color: z.string(),
    size: z.string(),
    quantity: z.int(),
    cancelled: z.int(),
    returned: z.int(),
    total: amount,
    currency: z.string(),
    parcels: z.array(z.object({ status: z.enum(parcelStatuses), quantity: z.int() })),
  })
  .openapi('OrderLineRow');
export type OrderLineRow = z.infer<typeof orderLineRowSchema>;
