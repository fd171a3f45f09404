import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { findUser } from '#modules/accounts';
import { createCartRoutes } from '#modules/cart';
import { buildCountryTag } from '#modules/countries';
import { adoptTouches, hashBrowser, readReferral, type Referral } from '#modules/tracking';
import { createRoutes, failures, failureSchema, json, buildSuccessSchema, setCacheTags, type ApiEnv } from '#platform/http';
import { readBrowserOfRequest } from '#platform/requests/browser-of-request';
import { buildAnonymousRateLimitKey } from '#platform/requests/anonymous-rate-limit-key';
import { languageIdQuery } from '../countries/contract.ts';
import { askOrderLink, findLinkedOrder, proveOrder } from '#modules/orders';
import { cancelLinkedOrderSchema, customerOrderSchema, orderLinkSchema, orderSchema, trackOrderSchema } from '../orders/contract.ts';
import { newReviewSchema, reviewConfirmationSchema, reviewedSchema } from '../reviews/contract.ts';
import { carryReferral } from './cart/carry-referral.ts';
import {
  carriedReferralSchema,
  checkoutSchema,
  draftSchema,
  paymentReturnSchema,
  placedOrderSchema,
  placeOrderSchema,
  serviceNamesSchema,
} from './contract.ts';
import { countCouponTry } from './summary/coupon-limit.ts';
import { getCart } from './summary/get-cart.ts';
import { getCheckout } from './summary/get-checkout.ts';
import { getServiceNames } from './summary/get-service-names.ts';
import { cartTransferRoutes } from './cart/cart-transfer-routes.ts';
import { customerOrderRoutes } from './customer-orders/customer-order-routes.ts';
import { documentRoutes } from './customer-orders/document-routes.ts';
import { paymentRoutes } from './payment/payment-routes.ts';
import { placeOrder } from './place/place-order.ts';
import { countDraft, countPaid, countAttempt } from './place/placing-limit.ts';
import { confirmVatId } from './form/find-exempt-supply.ts';
import { reminderRoutes } from './cart/reminder-routes.ts';
import { returnFromPayment } from './payment/return-from-payment.ts';
import { confirmReview, readReviewConfirmation, reviewPurchase } from './summary/review-purchase.ts';
import { saveDraft } from './form/save-draft.ts';
import { cancelOrder } from './customer-orders/cancel-order.ts';
import { openLinkedPurchase, trackPurchase } from './customer-orders/track-purchase.ts';
import { idQuery, textField } from '#platform/request-fields';

const ofCart = z.object({ cartId: textField.min(1).max(64) });
/** `countryId`: the country of the requesting shop; a cart of another country is not found. */
const querySchema = z.object({ languageId: languageIdQuery, countryId: idQuery.optional() });
const body = <Schema extends z.ZodType>(schema: Schema) => ({ required: true, content: { 'application/json': { schema } } });
const wholeCheckout = {
  200: json(buildSuccessSchema(checkoutSchema), 'The checkout with cart, draft, delivery and payment methods and totals'),
  ...failures,
};
const expiredLink = { 410: json(failureSchema, 'The link is invalid or expired') };
const tooMany = { 429: json(failureSchema, 'Too many attempts; `Retry-After` contains the waiting time') };

const tags = ['Checkout'];
const read = createRoute({
  method: 'get',
  path: '/checkout/{cartId}',
  tags,
  summary: 'Get a checkout',
  request: { params: ofCart, query: querySchema },
  responses: wholeCheckout,
});
const serviceNames = createRoute({
  method: 'get',
  path: '/service-names',
  tags,
  summary: 'Get the payment methods and carriers of a country by name',
  request: { query: z.object({ countryId: idQuery, languageId: languageIdQuery }) },
  responses: { 200: json(buildSuccessSchema(serviceNamesSchema), 'The names, each once'), ...failures },
});
const save = createRoute({
  method: 'patch',
  path: '/checkout/{cartId}',
  tags,
  summary: 'Update the checkout draft',
  request: { params: ofCart, query: querySchema, body: body(z.object({ form: draftSchema })) },
  responses: { ...wholeCheckout, ...tooMany },
});
const carry = createRoute({
  method: 'put',
  path: '/checkout/{cartId}/referral',
  tags,
  summary: 'Save the referral of the shopper with the cart',
  request: { params: ofCart, query: querySchema.pick({ countryId: true }), body: body(carriedReferralSchema) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The affiliate code or discount was saved with the cart'), ...failures, ...tooMany },
});
const place = createRoute({
  method: 'post',
  path: '/checkout/{cartId}/orders',
  tags,
  summary: 'Place an order',
  description:
    'Requests with the same idempotency key and content return the same order; different content is a conflict. With a session token, the order belongs to the signed-in customer.',
  request: {
    params: ofCart,
    query: querySchema.pick({ countryId: true }),
    headers: z.object({ 'idempotency-key': textField.min(16).max(64) }),
    body: body(placeOrderSchema),
  },
  responses: {
    201: json(buildSuccessSchema(placedOrderSchema), 'The order, with the payment URL if payment is due online'),
    ...failures,
    ...tooMany,
  },
});
const returnRoute = createRoute({
  method: 'post',
  path: '/checkout/payment-return',
  tags,
  summary: 'Get the result of a payment',
  request: { body: body(z.object({ sessionId: textField.min(1).max(255) })) },
  responses: { 200: json(buildSuccessSchema(paymentReturnSchema), 'The outcome of the payment and the order numbers'), ...failures },
});
const track = createRoute({
  method: 'post',
  path: '/orders/track',
  tags: ['Orders'],
  summary: 'Track an order with its order number and invoice number or email',
  description: 'Personal data is masked, because these numbers are printed on parcels. The signed link from an email returns all data.',
  request: { body: body(trackOrderSchema) },
  responses: { 200: json(buildSuccessSchema(orderSchema), 'The order'), ...failures, ...expiredLink, ...tooMany },
});
const askLink = createRoute({
  method: 'post',
  path: '/orders/link',
  tags: ['Orders'],
  summary: 'Send the signed link of an order by email',
  description: 'Sends at most ten emails per day. The signed link gives full access to the order, unlike its numbers alone.',
  request: { body: body(trackOrderSchema) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The email was queued'), ...failures, ...expiredLink, ...tooMany },
});
const openLink = createRoute({
  method: 'post',
  path: '/orders/by-link',
  tags: ['Orders'],
  summary: 'Get an order with a signed email link',
  description: 'The link is valid for 90 days and for one order.',
  request: { body: body(orderLinkSchema) },
  responses: { 200: json(buildSuccessSchema(customerOrderSchema), 'The order'), ...failures, ...expiredLink },
});
const cancelByLink = createRoute({
  method: 'post',
  path: '/orders/by-link/cancel',
  tags: ['Orders'],
  summary: 'Cancel an order before packing with a signed email link',
  description: 'Paid amounts are refunded. A repeated request returns the same order.',
  request: { body: body(cancelLinkedOrderSchema) },
  responses: { 200: json(buildSuccessSchema(customerOrderSchema), 'The updated order'), ...failures, ...expiredLink },
});
const review = createRoute({
  method: 'post',
  path: '/orders/{orderNumber}/reviews',
  tags: ['Reviews'],
  summary: 'Review an ordered item with an email link or order numbers',
  description:
    'The review is published after approval. If only order numbers are given, the customer must first confirm it with the link in an email.',
  request: { params: z.object({ orderNumber: textField.min(1).max(40) }), body: body(newReviewSchema) },
  responses: {
    201: json(buildSuccessSchema(reviewedSchema), 'The review waits for approval'),
    202: json(buildSuccessSchema(reviewedSchema), 'The review waits for confirmation with the link in the email'),
    ...failures,
    ...expiredLink,
    ...tooMany,
  },
});
const reviewConfirmation = createRoute({
  method: 'post',
  path: '/reviews/confirmations/view',
  tags: ['Reviews'],
  summary: 'Get the review that an email link confirms',
  request: { body: body(orderLinkSchema) },
  responses: { 200: json(buildSuccessSchema(reviewConfirmationSchema), 'The review that waits for confirmation'), ...failures, ...expiredLink },
});
const confirmReviewRoute = createRoute({
  method: 'post',
  path: '/reviews/confirmations',
  tags: ['Reviews'],
  summary: 'Confirm a review with an email link',
  description: 'The link works once. The review is published after approval.',
  request: { body: body(orderLinkSchema) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The review waits for approval'), ...failures, ...expiredLink },
});

/** Reads the referral that the storefront's server sends for this browser. */
const getReferral = (c: Context<ApiEnv>): Referral => readReferral((name) => c.req.header(name));

export const routes = createRoutes()
  .openapi(returnRoute, async (c) => {
    const { sessionId } = c.req.valid('json');
    const paymentReturn = await returnFromPayment(c.var.db, c.var.config, sessionId);
    if (paymentReturn.outcome === 'succeeded') await countPaid({ sessionId, rateLimitKey: buildAnonymousRateLimitKey(c, c.var.config) });
    return c.json(success(paymentReturn), 200);
  })
  .openapi(carry, async (c) => {
    const { cartId, countryId } = { ...c.req.valid('param'), ...c.req.valid('query') };
    await countDraft(cartId);
    await carryReferral(c.var.db, { cartId, countryId, ...c.req.valid('json') });
    return c.json(success(null), 200);
  })
  .openapi(read, async (c) => {
    const checkout = { ...c.req.valid('param'), ...c.req.valid('query'), userId: (await findUser(c))?.id, referral: getReferral(c) };
    return c.json(success(await getCheckout(c.var.db, c.var.config, checkout)), 200);
  })
  .openapi(serviceNames, async (c) => {
    const query = c.req.valid('query');
    const names = await getServiceNames(c.var.db, c.var.config, query);
    setCacheTags(c, [buildCountryTag(query.countryId)]);
    return c.json(success(names), 200);
  })
  .openapi(save, async (c) => {
    const checkout = { ...c.req.valid('param'), ...c.req.valid('query'), userId: (await findUser(c))?.id, referral: getReferral(c) };
    const { form } = c.req.valid('json');
    await countDraft(checkout.cartId);
    const forgive = form.couponCode?.trim()
      ? await countCouponTry({ ...checkout, rateLimitKey: buildAnonymousRateLimitKey(c, c.var.config) })
      : undefined;
    const draft = await saveDraft(c.var.db, { ...checkout, form });
    if (form.vatNumber !== undefined) await confirmVatId(c.var.db, c.var.config, { ...checkout, form: draft });
    const saved = await getCheckout(c.var.db, c.var.config, checkout);
    if (saved.cart.coupon?.problem !== 'unknown') await forgive?.();
    return c.json(success(saved), 200);
  })
  .openapi(place, async (c) => {
    const placement = {
      ...c.req.valid('param'),
      ...c.req.valid('query'),
      idempotencyKey: c.req.valid('header')['idempotency-key'],
      customerId: (await findUser(c))?.id,
      input: c.req.valid('json'),
      referral: getReferral(c),
      browser: await hashBrowser(c.var.db, readBrowserOfRequest(c)),
    };
    const { customerId, referral } = placement;
    const press = { cartId: placement.cartId, rateLimitKey: buildAnonymousRateLimitKey(c, c.var.config), form: placement.input.form };
    const placed = await countAttempt(press, () => placeOrder(c.var.db, c.var.config, placement));
    // Run after placing: the attribution of this order uses the touches known at that time; later orders use all touches.
    if (customerId !== undefined && referral.sessionId !== null) await adoptTouches(c.var.db, { sessionId: referral.sessionId, customerId });
    return c.json(success(placed), 201);
  })
  .openapi(track, async (c) => {
    const proven = await proveOrder(c.var.db, c.req.valid('json'), buildAnonymousRateLimitKey(c, c.var.config));
    return c.json(success(await trackPurchase(c.var.db, proven)), 200);
  })
  .openapi(askLink, async (c) => {
    await askOrderLink(c.var.db, (await proveOrder(c.var.db, c.req.valid('json'), buildAnonymousRateLimitKey(c, c.var.config))).order);
    return c.json(success(null), 200);
  })
  .openapi(openLink, async (c) => c.json(success(await openLinkedPurchase(c.var.db, c.req.valid('json').link)), 200))
  .openapi(cancelByLink, async (c) => {
    const { link, reason } = c.req.valid('json');
    await cancelOrder(c.var.db, c.var.config, { order: await findLinkedOrder(c.var.db, link), reason });
    return c.json(success(await openLinkedPurchase(c.var.db, link)), 200);
  })
  .openapi(review, async (c) => {
    const { email, invoiceNumber, link, ...content } = c.req.valid('json');
    const proof = { ...c.req.valid('param'), email, invoiceNumber, link };
    const reviewed = await reviewPurchase(c.var.db, await proveOrder(c.var.db, proof, buildAnonymousRateLimitKey(c, c.var.config)), content);
    return c.json(success(reviewed), reviewed.isWaiting ? 202 : 201);
  })
  .openapi(reviewConfirmation, async (c) => c.json(success(await readReviewConfirmation(c.var.db, c.req.valid('json').link)), 200))
  .openapi(confirmReviewRoute, async (c) => {
    await confirmReview(c.var.db, c.req.valid('json').link);
    return c.json(success(null), 200);
  });

routes.route('/', cartTransferRoutes);
routes.route('/', customerOrderRoutes);
routes.route('/', documentRoutes);
routes.route('/', paymentRoutes);
routes.route('/', reminderRoutes);
routes.route(
  '/',
  createCartRoutes((c, query) => getCart(c.var.db, c.var.config, { ...query, referral: getReferral(c) })),
);
