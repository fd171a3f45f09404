import { z } from '@hono/zod-openapi';
import { shownPromotionSchema } from '../promotions/contract.ts';

export const trackOrderSchema = z
  .object({ orderNumber: z.string().max(40), invoiceNumber: z.string().max(40).optional(), email: z.string().max(320).optional() })
  .openapi('TrackOrder');

const postalAddressSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  address: z.string(),
  addressExtra: z.string(),
  postalCode: z.string(),
  city: z.string(),
  state: z.string(),
  countryCode: z.string(),
  company: z.string(),
  vatNumber: z.string(),
});

export const orderLineSchema = z
  .object({
    lineId: z.int(),
    /** What it was bought of; null where that is not known. */
    productId: z.int().nullable(),
    sku: z.string(),
    name: z.string(),
    brand: z.string(),
    color: z.string(),
    size: z.string(),
    imageUrl: z.string(),
    quantity: z.int(),
    /** Pieces of them that are not sent after all, that are in no parcel yet, and that have arrived and can be sent back. */
    cancelled: z.int(),
    unpacked: z.int(),
    returnable: z.int(),
    currency: z.string(),
    unitPrice: z.number(),
    discountPrice: z.number(),
    /** At sale prices, and its share of what promotions took off: paid were the one less the other. */
    total: z.number(),
    discount: z.number(),
  })
  .openapi('OrderLine');
export type OrderLine = z.infer<typeof orderLineSchema>;

export const shipmentSchema = z
  .object({
    number: z.string(),
    status: z.enum(['PACKED', 'SHIPPED', 'DELIVERED', 'UNDELIVERED', 'RETURNED_TO_SENDER', 'LOST']),
    carrier: z.string(),
    /** Empty until the carrier has it. */
    trackingNumber: z.string(),
    /** The carrier's page of this parcel; null: it has none. */
    trackingUrl: z.string().nullable(),
    /** Whether it brings another size for something that came back. */
    isExchange: z.boolean(),
    items: z.array(z.object({ lineId: z.int(), name: z.string(), color: z.string(), size: z.string(), imageUrl: z.string(), quantity: z.int() })),
    timeline: z.array(z.object({ to: z.string(), at: z.string() })),
  })
  .openapi('Shipment');
export type OrderShipment = z.infer<typeof shipmentSchema>;

/** An invoice or a credit note that can be had as a PDF. */
export const paperSchema = z
  .object({
    kind: z.enum(['invoice', 'credit-note']),
    number: z.string(),
    /** ISO date. */
    issuedOn: z.string(),
    total: z.number(),
    currency: z.string(),
  })
  .openapi('Paper');
export type Paper = z.infer<typeof paperSchema>;

export const orderSchema = z
  .object({
    orderNumber: z.string(),
    invoiceNumber: z.string().nullable(),
    /** Day/month/year, in the shop's zone. */
    date: z.string(),
    placedAt: z.string(),
    status: z.string(),
    deliveryStatus: z.string(),
    paymentStatus: z.string(),
    paymentMethod: z.string(),
    shippingMethod: z.string(),
    email: z.string(),
    phone: z.string(),
    shippingAddress: postalAddressSchema,
    billingAddress: postalAddressSchema,
    /** Where it waits for its buyer: the shop's point, or a parcel locker by its code; null: it comes to the address. */
    pickup: z.object({ kind: z.enum(['pickup', 'locker']), code: z.string(), name: z.string(), address: z.array(z.string()) }).nullable(),
    lines: z.array(orderLineSchema),
    currency: z.string(),
    /** At sale prices: the sum of the lines. */
    goods: z.number(),
    /** What promotions took off the goods; the grand total is after it. */
    discount: z.number(),
    promotions: z.array(shownPromotionSchema),
    couponCode: z.string().nullable(),
    shippingCharge: z.number(),
    cashOnDeliveryCharge: z.number(),
    rounding: z.number(),
    vat: z.array(z.object({ basisPoints: z.int(), amount: z.number() })),
    vatTotal: z.number(),
    grandTotal: z.number(),
    /** ISO dates. */
    deliverFrom: z.string(),
    deliverUntil: z.string(),
    timeline: z.array(z.object({ life: z.string(), to: z.string(), at: z.string() })),
    shipments: z.array(shipmentSchema),
    /** The invoice first, then the credit notes. */
    papers: z.array(paperSchema),
    /** When the last of it arrived; null: not all has. */
    deliveredAt: z.string().nullable(),
    /** ISO day, the last on which something can be sent back; null: nothing has arrived, or it is too late. */
    returnUntil: z.string().nullable(),
    canReturn: z.boolean(),
    /** The statutory withdrawal, which begins before anything has arrived. */
    canWithdraw: z.boolean(),
    /** Where an unpaid online order can still be paid. */
    payUrl: z.string().nullable(),
  })
  .openapi('Order');
export type Order = z.infer<typeof orderSchema>;

/** An order as its customer's list shows it. */
export const orderSummarySchema = orderSchema
  .pick({
    orderNumber: true,
    invoiceNumber: true,
    date: true,
    placedAt: true,
    status: true,
    deliveryStatus: true,
    paymentStatus: true,
    currency: true,
    grandTotal: true,
    deliverFrom: true,
    deliverUntil: true,
  })
  .extend({ pieces: z.int(), images: z.array(z.string()).openapi({ description: 'Of the first few lines' }), firstName: z.string() })
  .openapi('OrderSummary');
export type OrderSummary = z.infer<typeof orderSummarySchema>;

/** An order as its customer sees it. */
export const ownOrderSchema = orderSchema.extend({ canCancel: z.boolean() }).openapi('OwnOrder');
export type OwnOrder = z.infer<typeof ownOrderSchema>;

export const cancelOrderSchema = z.object({ reason: z.string().max(500).default('') }).openapi('CancelOrder');
