import { z } from '@hono/zod-openapi';
import { orderSchema } from '#contracts/orders';

export const orderStatuses = ['PENDING', 'CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED', 'COMPLETED', 'CANCELLED'] as const;
export const paymentStatuses = ['UNPAID', 'PROCESSING', 'PAID', 'FAILED', 'PARTIALLY_REFUNDED', 'REFUNDED'] as const;
const parcelStatuses = ['PACKED', 'SHIPPED', 'DELIVERED', 'UNDELIVERED', 'RETURNED_TO_SENDER', 'LOST'] as const;
export const kindsOfWork = ['to-confirm', 'to-pack', 'to-ship', 'long-on-the-way', 'cash-to-come'] as const;

/** An order as the desk's list shows it. `id` is its number. */
export const deskOrderSchema = z
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
    /** Who took it by telephone; empty: its shopper placed it himself. */
    takenBy: z.string(),
  })
  .openapi('DeskOrder');
export type DeskOrder = z.infer<typeof deskOrderSchema>;

/** Amounts in major units. */
const amount = z.number();
const at = z.string();

const happeningSchema = z.object({
  at,
  kind: z.enum(['order', 'payment', 'parcel', 'refund', 'return', 'paper', 'mail', 'note']),
  what: z.string(),
  who: z.string(),
  why: z.string(),
});
export type Happening = z.infer<typeof happeningSchema>;

/** Whom an order is credited to, and what it earns him. */
const creditSchema = z.object({
  /** Null: of those in question none could be credited. A name or code that is empty: he was forgotten. */
  affiliate: z.object({ id: z.int(), code: z.string(), name: z.string() }).nullable(),
  rule: z.enum(['brought-code', 'brought-discount', 'touch', 'customer-touch', 'none']),
  source: z.string(),
  /** When the shopper came by his link; null: not known. */
  touchedAt: at.nullable(),
  candidates: z.array(
    z.object({
      rule: z.enum(['brought-code', 'brought-discount', 'touch', 'customer-touch']),
      affiliateId: z.int().nullable(),
      code: z.string(),
      touchedAt: at.nullable(),
      verdict: z.enum(['credited', 'unknown', 'not-active', 'expired', 'outweighed']),
    }),
  ),
  commissions: z.array(
    z.object({
      id: z.int(),
      productName: z.string(),
      quantity: z.int(),
      ratePercent: z.number(),
      /** Net of VAT, discounts and delivery. */
      base: amount,
      earned: amount,
      currency: z.string(),
      rule: z.string(),
      status: z.enum(['held', 'refused', 'returned', 'pending', 'approved', 'paid']),
    }),
  ),
});

/** What can be done with an order as it stands. */
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
    /** As its buyer sees it, with parcels and papers. */
    order: orderSchema,
    countryCode: z.string(),
    customerId: z.int().nullable(),
    takenBy: z.string(),
    comment: z.string(),
    /** Where its buyer follows it. */
    trackUrl: z.string(),
    payments: z.array(
      z.object({ id: z.int(), provider: z.string(), status: z.string(), outcome: z.string().nullable(), amount, currency: z.string(), at }),
    ),
    /** Payments of it that a person has to decide on. */
    doubts: z.array(z.object({ id: z.int(), why: z.string(), asked: amount, came: amount, currency: z.string() })),
    refunds: z.array(
      z.object({
        id: z.int(),
        cause: z.string(),
        status: z.enum(['due', 'done', 'refused']),
        amount,
        /** Somebody has to send it. */
        isForHands: z.boolean(),
        payOut: z.string(),
        by: z.string(),
        at,
        endedAt: at.nullable(),
      }),
    ),
    /** What can still go back of each line, goods and charges. */
    refundable: z.array(z.object({ lineId: z.int(), name: z.string(), pieces: z.int(), amount })),
    /** What was paid and has not gone back. */
    leftToRefund: amount,
    /** Cash that a carrier has still to hand over; null: none. */
    cashDue: amount.nullable(),
    /** Null: no affiliate was in question. */
    credit: creditSchema.nullable(),
    timeline: z.array(happeningSchema),
    notes: z.array(z.object({ id: z.int(), text: z.string(), author: z.string(), at })),
    mails: z.array(z.object({ kind: z.string(), to: z.string(), at: at.nullable() })),
    can: possibleSchema,
  })
  .openapi('OrderRecord');
export type OrderRecord = z.infer<typeof orderRecordSchema>;

const why = z.string().trim().max(500);
const reason = why.min(1, 'Please say why');
const pieces = z.array(z.object({ lineId: z.int(), quantity: z.int().min(1) })).min(1, 'Choose at least one piece');

export const confirmSchema = z.object({ reason: why.default('') }).openapi('ConfirmOrder');
export const reasonSchema = z.object({ reason }).openapi('WithReason');
/** All that is left if no pieces are named. */
export const packSchema = z.object({ pieces: pieces.optional(), reason: why.default('') }).openapi('PackOrder');
export const cancelLinesSchema = z.object({ pieces, reason }).openapi('CancelLines');
export const noteSchema = z.object({ text: z.string().trim().min(1, 'Write something').max(4000) }).openapi('OrderNote');
export const shipSchema = z
  .object({ trackingNumber: z.string().trim().max(100).default(''), carrier: z.string().trim().max(100).default('') })
  .openapi('ShipParcel');
export const remitSchema = z.object({ amount: amount.positive(), reference: why.default('') }).openapi('RemitOrder');

/** Whole pieces of a line at what was paid for them, or an amount of it. */
const lineToRefundSchema = z
  .object({ lineId: z.int(), pieces: z.int().min(1).optional(), amount: amount.positive('More than nothing').optional() })
  .refine((line) => (line.pieces === undefined) !== (line.amount === undefined), { message: 'Either pieces or an amount', path: ['amount'] });
export const refundSchema = z
  .object({
    lines: z
      .array(lineToRefundSchema)
      .min(1, 'Choose what goes back')
      .max(100)
      .refine((lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, 'Each line once'),
    reason,
    /** Where it goes if it has to be sent by hand. */
    payOut: z.object({ holder: z.string().trim().max(100), account: z.string().trim().max(60) }).optional(),
  })
  .openapi('RefundLines');

/** What was done with the orders of a bulk action, one by one. */
export const bulkReportSchema = z.array(z.object({ about: z.string(), isDone: z.boolean(), said: z.string() })).openapi('BulkReport');
export type BulkReport = z.infer<typeof bulkReportSchema>;

const orderNumbers = z
  .array(z.string().regex(/^[\w-]{1,40}$/))
  .min(1)
  .max(100);
export const manySchema = z.object({ ids: orderNumbers }).openapi('ManyOrders');
/** A table as it is pasted from a spreadsheet: order or parcel number, tracking number, carrier if it is another. */
export const shipTableSchema = z.object({ text: z.string().max(100_000) }).openapi('ShipTable');

/** What was done with the rows of a carrier's file, or would be. */
export const rowReportSchema = z
  .array(z.object({ line: z.int(), about: z.string(), outcome: z.enum(['done', 'known', 'refused']), said: z.string() }))
  .openapi('CarrierRows');
export type RowReports = z.infer<typeof rowReportSchema>;
const file = { text: z.string().min(1, 'There is nothing in it').max(900_000), isRehearsal: z.boolean() };
export const deliveriesSchema = z.object(file).openapi('CarrierDeliveries');
export const remittancesSchema = z.object({ ...file, reference: z.string().trim().max(200) }).openapi('CarrierRemittances');

const countSchema = z.object({ count: z.int(), isMore: z.boolean() });
export const workSchema = z
  .object({
    ...(Object.fromEntries(kindsOfWork.map((kind) => [kind, countSchema])) as Record<(typeof kindsOfWork)[number], typeof countSchema>),
    refundsByHand: z.int(),
    paymentsWaiting: z.int(),
    longOnTheWayDays: z.int(),
  })
  .openapi('DeskWork');
export type DeskWork = z.infer<typeof workSchema>;

/** Refunds that somebody has to send, and payments that somebody has to decide on. */
export const moneyWorkSchema = z
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
  .openapi('MoneyWork');
export type MoneyWork = z.infer<typeof moneyWorkSchema>;
export const sentSchema = z.object({ bankRef: z.string().trim().max(100).default('') }).openapi('RefundSent');

/** A line of goods: nothing of who has bought it. */
export const orderLineRowSchema = z
  .object({
    id: z.int(),
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
