import { z } from '@hono/zod-openapi';
import { shownPromotionSchema } from '../promotions/contract.ts';
import { textField } from '#platform/request-fields';

/** The signed order link of an email. */
const orderLink = textField.min(1).max(100);

/** A proof of an order: the link of an email, or the order number with the invoice number or, before there is one, the email address. */
export const trackOrderSchema = z
  .object({
    orderNumber: textField.max(40).default(''),
    invoiceNumber: textField.max(40).optional(),
    email: textField.max(320).optional(),
    link: orderLink.optional(),
  })
  .openapi('TrackOrder');
export type OrderProof = z.infer<typeof trackOrderSchema>;

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
    /** The product; null if it is not known. */
    productId: z.int().nullable(),
    sku: z.string(),
    name: z.string(),
    brand: z.string(),
    color: z.string(),
    size: z.string(),
    imageUrl: z.string(),
    /** Whether it was sold as sealed for hygiene: the right of withdrawal ends when the seal is broken. */
    isHygiene: z.boolean(),
    quantity: z.int(),
    /** Number of pieces that are cancelled, that are in no parcel yet, and that have arrived and can be returned. */
    cancelled: z.int(),
    unpacked: z.int(),
    returnable: z.int(),
    currency: z.string(),
    unitPrice: z.number(),
    discountPrice: z.number(),
    /** At sale prices, and the share of discounts: the customer paid the difference. */
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
    /** Empty until the carrier has assigned it. */
    trackingNumber: z.string(),
    /** The carrier's tracking page of this parcel; null: none. */
    trackingUrl: z.string().nullable(),
    /** Whether the parcel contains another size for a returned item. */
    isExchange: z.boolean(),
    items: z.array(z.object({ lineId: z.int(), name: z.string(), color: z.string(), size: z.string(), imageUrl: z.string(), quantity: z.int() })),
    timeline: z.array(z.object({ to: z.string(), at: z.string() })),
  })
  .openapi('Shipment');
export type OrderShipment = z.infer<typeof shipmentSchema>;

/** An invoice or credit note that is available as a PDF. */
export const documentSchema = z
  .object({
    kind: z.string(),
    /** The name of the kind, in the language of the order. */
    name: z.string(),
    number: z.string(),
    /** ISO date. */
    issuedOn: z.string(),
    total: z.number(),
    currency: z.string(),
  })
  .openapi('OrderDocument');
export type OrderDocument = z.infer<typeof documentSchema>;

export const orderSchema = z
  .object({
    orderNumber: z.string(),
    invoiceNumber: z.string().nullable(),
    /** Day/month/year, in the shop's time zone. */
    date: z.string(),
    placedAt: z.string(),
    status: z.string(),
    deliveryStatus: z.string(),
    paymentStatus: z.string(),
    paymentMethod: z.string(),
    /** In the language of the order. */
    paymentMethodName: z.string(),
    /** Whether the carrier collects the money. */
    isPaidOnDelivery: z.boolean(),
    shippingMethod: z.string(),
    email: z.string(),
    phone: z.string(),
    shippingAddress: postalAddressSchema,
    billingAddress: postalAddressSchema,
    /** The pickup point of the shop, or a parcel locker by its code; null: delivery to the address. */
    pickup: z.object({ kind: z.enum(['pickup', 'locker']), code: z.string(), name: z.string(), address: z.array(z.string()) }).nullable(),
    lines: z.array(orderLineSchema),
    currency: z.string(),
    /** At sale prices: the sum of the lines. */
    goods: z.number(),
    /** Promotions on the goods; already subtracted from the grand total. */
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
    timeline: z.array(z.object({ kind: z.string(), to: z.string(), at: z.string() })),
    shipments: z.array(shipmentSchema),
    /** The invoice first, then the credit notes. */
    documents: z.array(documentSchema),
    /** When the last parcel arrived; null: not all have arrived. */
    deliveredAt: z.string().nullable(),
    /** ISO date of the last day for returns; null: nothing has arrived, or the period is over. */
    returnUntil: z.string().nullable(),
    canReturn: z.boolean(),
    /** The statutory withdrawal, which is possible before delivery. */
    canWithdraw: z.boolean(),
    /** The payment page of an unpaid online order. */
    payUrl: z.string().nullable(),
    /** The details for a payment that is made after checkout; null: no payment is expected. */
    voucher: z
      .object({
        /** The number of the recipient, and of the payment. */
        entity: z.string(),
        reference: z.string(),
        /** The payment provider's page with the details. */
        url: z.string(),
        /** ISO date of the last day; null: unknown. */
        payBy: z.string().nullable(),
      })
      .nullable(),
    /** The signed link of the order. Null: the caller knows only its numbers, and personal data is masked. */
    link: z.string().nullable(),
  })
  .openapi('Order');
export type Order = z.infer<typeof orderSchema>;

/** An order in its customer's list. */
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
  .extend({ pieces: z.int(), images: z.array(z.string()).openapi({ description: 'Images of the first order lines' }), firstName: z.string() })
  .openapi('OrderSummary');
export type OrderSummary = z.infer<typeof orderSummarySchema>;

/** An order as its customer sees it. */
export const customerOrderSchema = orderSchema.extend({ canCancel: z.boolean() }).openapi('CustomerOrder');
export type CustomerOrder = z.infer<typeof customerOrderSchema>;

export const orderLinkSchema = z.object({ link: orderLink }).openapi('OrderLink');

export const cancelOrderSchema = z.object({ reason: textField.max(500).default('') }).openapi('CancelOrder');
export const cancelLinkedOrderSchema = cancelOrderSchema.extend({ link: orderLink }).openapi('CancelLinkedOrder');
