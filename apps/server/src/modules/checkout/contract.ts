import { z } from '@hono/zod-openapi';
import { cartSchema, mergedLineSchema } from '../cart/contract.ts';
import { trackOrderSchema } from '../orders/contract.ts';

/** The fields of the checkout form, by their names in the form. All text: what was typed is kept as typed. */
export const checkoutFields = [
  'email',
  'phoneCode',
  'phone',
  'firstName',
  'lastName',
  'address',
  'addressExtra',
  'postalCode',
  'city',
  'state',
  'billingDiffers',
  'billingFirstName',
  'billingLastName',
  'billingAddress',
  'billingAddressExtra',
  'billingPostalCode',
  'billingCity',
  'billingState',
  'billingCountryCode',
  'company',
  'vatNumber',
  'shippingMethod',
  'paymentMethod',
  'lockerCode',
  'couponCode',
  'terms',
  'reminder',
  'comment',
  'keepAddress',
  'keepBillingAddress',
] as const;
export type CheckoutField = (typeof checkoutFields)[number];

export const draftSchema = z.partialRecord(z.enum(checkoutFields), z.string().max(500)).openapi('CheckoutDraft');
export type CheckoutDraft = Partial<Record<CheckoutField, string>>;

/** What a shopper brings along in an address: an affiliate's code (`ref`), or a discount's id (`adid`). */
export const broughtSchema = z
  .object({ code: z.string().trim().max(64).default(''), affiliateDiscountId: z.int().positive().max(2_147_483_647).nullable().default(null) })
  .openapi('Brought');

export const shippingOptionSchema = z
  .object({
    code: z.string(),
    carrier: z.string(),
    /** What it costs this cart, major units. */
    price: z.number(),
    /** Estimated arrival, ISO dates. */
    from: z.string(),
    until: z.string(),
    /** Of a pickup: where it waits, one line each of the address. */
    pickupPoint: z.object({ name: z.string(), address: z.array(z.string()) }).nullable(),
    /** Of a parcel locker: what its whole code must match (source of a regular expression, upper case; empty: anything), and such a code. */
    locker: z.object({ pattern: z.string(), example: z.string() }).nullable(),
  })
  .openapi('ShippingOption');
export type ShippingOption = z.infer<typeof shippingOptionSchema>;

export const paymentOptionSchema = z.object({ code: z.string(), provider: z.string(), charge: z.number() }).openapi('PaymentOption');
export type PaymentOption = z.infer<typeof paymentOptionSchema>;

export const totalsSchema = z
  .object({
    currency: z.string(),
    /** At sale prices. */
    goods: z.number(),
    /** What promotions take off the goods; the total is after it. */
    discount: z.number(),
    delivery: z.number(),
    cashOnDelivery: z.number(),
    /** What cash rounding adds or takes away. */
    rounding: z.number(),
    total: z.number(),
    /** VAT contained, by rate in basis points. */
    vat: z.array(z.object({ basisPoints: z.int(), amount: z.number() })),
    vatTotal: z.number(),
  })
  .openapi('Totals');
export type Totals = z.infer<typeof totalsSchema>;

export const checkoutSchema = z
  .object({
    cart: cartSchema,
    /** Goes back with the order: it makes one checkout one order. A changed cart has another. */
    idempotencyKey: z.string(),
    draft: draftSchema,
    shippingOptions: z.array(shippingOptionSchema),
    paymentOptions: z.array(paymentOptionSchema),
    /** For the choices in the draft, or the first of each. */
    shippingMethod: z.string(),
    paymentMethod: z.string(),
    totals: totalsSchema,
  })
  .openapi('Checkout');
export type Checkout = z.infer<typeof checkoutSchema>;

export const placeOrderSchema = z
  .object({
    form: draftSchema,
    /** The total that the shopper saw, major units: another is never charged silently. */
    shownTotal: z.number(),
    languageId: z.int().positive().default(1),
    /** The words on the button that was pressed. */
    orderButton: z.string().max(200).default(''),
    /** Where a provider sends the shopper back to: origin and language prefix of the shop's own pages. */
    returnUrl: z.url().max(500).optional(),
  })
  .openapi('PlaceOrder');
export type PlaceOrderInput = z.infer<typeof placeOrderSchema>;

export const placedOrderSchema = z
  .object({
    orderNumber: z.string(),
    invoiceNumber: z.string().nullable(),
    status: z.string(),
    paymentStatus: z.string(),
    email: z.string(),
    total: z.number(),
    currency: z.string(),
    /** Where to pay; null when there is nothing to pay online. */
    payUrl: z.string().nullable(),
  })
  .openapi('PlacedOrder');
export type PlacedOrder = z.infer<typeof placedOrderSchema>;

export const paymentReturnSchema = z
  .object({
    /** The specification's four: succeeded, processing, not successful (try again), generic error. */
    outcome: z.enum(['succeeded', 'processing', 'failed', 'error']),
    orderNumber: z.string(),
    invoiceNumber: z.string().nullable(),
    email: z.string(),
  })
  .openapi('PaymentReturn');
export type PaymentReturn = z.infer<typeof paymentReturnSchema>;

/** What a provider had the shopper's browser send, form-encoded, and what the page may exchange to see how it stands. */
export const sslReturnSchema = z.object({ body: z.string().max(20_000) }).openapi('SslReturn');
export const returnTokenSchema = z.object({ token: z.string().min(1).max(64) }).openapi('ReturnToken');

export const payOrderSchema = trackOrderSchema.extend({ returnUrl: z.url().max(500).optional() }).openapi('PayOrder');

export const buyAgainSchema = z.object({ countryId: z.int().positive(), cartId: z.string().max(64).nullish() }).openapi('BuyAgain');

/** The cart with what could be bought again, and the names of what could not. */
export const boughtAgainSchema = z.object({ cart: cartSchema, missing: z.array(z.string()) }).openapi('BoughtAgain');
export type BoughtAgain = z.infer<typeof boughtAgainSchema>;

/** `cartId`: the cart that the browser has already. */
export const openReminderSchema = z.object({ token: z.string().min(1).max(200), cartId: z.string().max(64).optional() }).openapi('OpenReminder');
export const openedReminderSchema = z.object({ cartId: z.string() }).openapi('OpenedReminder');

/** `cartId`: what is to go along to the shop of `toCountry`, a country's code. */
export const handOverSchema = z
  .object({
    toCountry: z.string().regex(/^[A-Za-z]{2}$/),
    cartId: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional(),
  })
  .openapi('HandOver');
export const madeHandOverSchema = z.object({ token: z.string().nullable() }).openapi('MadeHandOver');

/** `cartId`: the cart that the browser has in this shop already. */
export const takeHandOverSchema = z
  .object({
    token: z.string().min(1).max(64),
    cartId: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional(),
  })
  .openapi('TakeHandOver');
/** The cart to go on with, null where nothing was handed over; whether anything lay in the other, and what did not come over as it was. */
export const takenHandOverSchema = z
  .object({
    cartId: z.string().nullable(),
    hasGoods: z.boolean(),
    merged: z.array(mergedLineSchema),
    lastAffiliate: z.object({ code: z.string(), seconds: z.int().positive() }).nullable().openapi({
      description: 'By whose link the browser came last, there and not here, and for how long that counts: for one that agrees to be known again',
    }),
  })
  .openapi('TakenHandOver');
export type TakenHandOver = z.infer<typeof takenHandOverSchema>;
