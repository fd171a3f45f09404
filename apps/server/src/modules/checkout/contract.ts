import { z } from '@hono/zod-openapi';
import { languageIdField } from '../countries/contract.ts';
import { cartSchema, mergedLineSchema } from '../cart/contract.ts';
import { trackOrderSchema } from '../orders/contract.ts';
import { methodMarks } from '../payments/contract.ts';
import { amountField, idField, textField } from '#platform/request-fields';

/** The fields of the checkout form by their names in the form. All values are text, stored as entered. */
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
  'lockerPostalCode',
  'couponCode',
  'terms',
  'reminder',
  'comment',
  'keepAddress',
  'keepBillingAddress',
] as const;
export type CheckoutField = (typeof checkoutFields)[number];

export const draftSchema = z.partialRecord(z.enum(checkoutFields), textField.max(500)).openapi('CheckoutDraft');
export type CheckoutDraft = Partial<Record<CheckoutField, string>>;

/** The referral from the address of a page: an affiliate code (`ref`) or a discount id (`adid`). */
export const carriedReferralSchema = z
  .object({
    code: textField.trim().max(64).default(''),
    affiliateDiscountId: idField.nullable().default(null),
    landingPage: textField.max(2000).default('').openapi({ description: 'Path and query of the page: names link, source, campaign and sub-id' }),
  })
  .openapi('CarriedReferral');

export const shippingOptionSchema = z
  .object({
    code: z.string(),
    carrier: z.string(),
    /** The price for this cart, major units. */
    price: z.number(),
    /** Estimated arrival, ISO dates. */
    from: z.string(),
    until: z.string(),
    /** For a pickup: the pickup point, one array item per address line. */
    pickupPoint: z.object({ name: z.string(), address: z.array(z.string()) }).nullable(),
    /**
     * For a parcel locker: a regular expression (source) for the whole code in upper case, empty for any code; an example; and whether VAT or
     * delivery depend on the postal code of the locker (`lockerPostalCode`).
     */
    locker: z.object({ pattern: z.string(), example: z.string(), needsPostalCode: z.boolean() }).nullable(),
  })
  .openapi('ShippingOption');
export type ShippingOption = z.infer<typeof shippingOptionSchema>;

export const paymentOptionSchema = z
  .object({
    code: z.string(),
    provider: z.string(),
    /** In the language of the request. */
    name: z.string(),
    detail: z.string(),
    /** The icon that shows the kind of payment method. */
    mark: z.enum(methodMarks),
    /** Whether the carrier collects the money. */
    isPaidOnDelivery: z.boolean(),
    charge: z.number(),
  })
  .openapi('PaymentOption');
export type PaymentOption = z.infer<typeof paymentOptionSchema>;

export const serviceNamesSchema = z
  .object({
    /** In the language of the request. */
    payments: z.array(z.string()),
    carriers: z.array(z.string()),
  })
  .openapi('ServiceNames');
export type ServiceNames = z.infer<typeof serviceNamesSchema>;

export const totalsSchema = z
  .object({
    currency: z.string(),
    /** At sale prices. */
    goods: z.number(),
    /** Promotions on the goods; already subtracted from the total. */
    discount: z.number(),
    delivery: z.number(),
    cashOnDelivery: z.number(),
    /** Added or subtracted by cash rounding. */
    rounding: z.number(),
    total: z.number(),
    /** VAT contained, by rate in basis points. */
    vat: z.array(z.object({ basisPoints: z.int(), amount: z.number() })),
    vatTotal: z.number(),
    /** Whether this is an exempt supply to a business in another member state of the European Union. All amounts are then without VAT. */
    isVatExempt: z.boolean(),
  })
  .openapi('Totals');
export type Totals = z.infer<typeof totalsSchema>;

export const checkoutSchema = z
  .object({
    cart: cartSchema,
    /** Must be sent with the order, so that one checkout creates one order. A changed cart has another key. */
    idempotencyKey: z.string(),
    draft: draftSchema,
    shippingOptions: z.array(shippingOptionSchema),
    paymentOptions: z.array(paymentOptionSchema),
    /** For the methods in the draft, or the first of each. */
    shippingMethod: z.string(),
    paymentMethod: z.string(),
    totals: totalsSchema,
  })
  .openapi('Checkout');
export type Checkout = z.infer<typeof checkoutSchema>;

export const placeOrderSchema = z
  .object({
    form: draftSchema,
    /** The total that the shopper saw, major units. A different total is refused. */
    shownTotal: amountField,
    languageId: languageIdField,
    /** The text of the button that was pressed. */
    orderButton: textField.max(200).default(''),
    /** The address to which a provider returns the shopper: origin and language prefix of the shop's own pages. */
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
    /** The address of the payment page; null if nothing is to be paid online. */
    payUrl: z.string().nullable(),
    /** The signed link of the order, for the browser that placed it. */
    link: z.string(),
  })
  .openapi('PlacedOrder');
export type PlacedOrder = z.infer<typeof placedOrderSchema>;

export const paymentReturnSchema = z
  .object({
    /** The four outcomes of the specification: succeeded, processing, not successful (try again), generic error. */
    outcome: z.enum(['succeeded', 'processing', 'failed', 'error']),
    orderNumber: z.string(),
    invoiceNumber: z.string().nullable(),
    email: z.string(),
    /** The signed link of the order, for the browser that paid it; null: no order exists. */
    link: z.string().nullable(),
  })
  .openapi('PaymentReturn');
export type PaymentReturn = z.infer<typeof paymentReturnSchema>;

/** The form that the browser sent for a provider, form-encoded; and the token that the page exchanges for the payment's state. */
export const sslReturnSchema = z.object({ body: textField.max(20_000) }).openapi('SslReturn');
export const returnTokenSchema = z.object({ token: textField.min(1).max(64) }).openapi('ReturnToken');

export const payOrderSchema = trackOrderSchema.extend({ returnUrl: z.url().max(500).optional() }).openapi('PayOrder');

/** The proof of an order whose goods go back into the cart. `cartId`: the cart that the browser already has. */
export const refillCartSchema = trackOrderSchema.extend({ countryId: idField, cartId: textField.max(64).nullish() }).openapi('RefillCart');

export const buyAgainSchema = z.object({ countryId: idField, cartId: textField.max(64).nullish() }).openapi('BuyAgain');

/** The cart with the goods that could be added again, and the names of the goods that could not. */
export const boughtAgainSchema = z.object({ cart: cartSchema, missing: z.array(z.string()) }).openapi('BoughtAgain');
export type BoughtAgain = z.infer<typeof boughtAgainSchema>;

/** `cartId`: the cart that the browser already has. */
export const openReminderSchema = z.object({ token: textField.min(1).max(200), cartId: textField.max(64).optional() }).openapi('OpenReminder');
export const openedReminderSchema = z.object({ cartId: z.string() }).openapi('OpenedReminder');

/** `cartId`: the cart to transfer to the shop of `toCountry`, a country's code. */
export const cartTransferSchema = z
  .object({
    toCountry: z.string().regex(/^[A-Za-z]{2}$/),
    cartId: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional(),
  })
  .openapi('CartTransferRequest');
export const madeCartTransferSchema = z.object({ token: z.string().nullable() }).openapi('CartTransfer');

/** `cartId`: the cart that the browser already has in this shop. */
export const acceptCartTransferSchema = z
  .object({
    token: textField.min(1).max(64),
    cartId: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional(),
  })
  .openapi('CartTransferAcceptance');
/** The cart to continue with, null if none was transferred; whether the transferred cart had lines; and the lines that changed. */
export const acceptedCartTransferSchema = z
  .object({
    cartId: z.string().nullable(),
    hasGoods: z.boolean(),
    merged: z.array(mergedLineSchema),
    lastAffiliate: z.object({ code: z.string(), seconds: z.int().positive() }).nullable().openapi({
      description: 'The affiliate of the last link that the visitor followed and its remaining validity in seconds; only with consent',
    }),
  })
  .openapi('AcceptedCartTransfer');
export type AcceptedCartTransfer = z.infer<typeof acceptedCartTransferSchema>;
