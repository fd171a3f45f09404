import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { findUser } from '#modules/accounts';
import { createCartRoutes } from '#modules/cart';
import { adoptTouches, readReferral, type Referral } from '#modules/tracking';
import { createRoutes, failures, failureSchema, json, buildSuccessSchema, type ApiEnv } from '#platform/http';
import { buildAnonymousRateLimitKey } from '#platform/requests/anonymous-rate-limit-key';
import { languageIdQuery } from '../countries/contract.ts';
import { askOrderLink, proveOrder } from '#modules/orders';
import { orderLinkSchema, orderSchema, trackOrderSchema } from '../orders/contract.ts';
import { newReviewSchema, reviewConfirmationSchema, reviewedSchema } from '../reviews/contract.ts';
import { carryReferral } from './cart/carry-referral.ts';
import { carriedReferralSchema, checkoutSchema, draftSchema, paymentReturnSchema, placedOrderSchema, placeOrderSchema } from './contract.ts';
import { countCouponTry } from './summary/coupon-limit.ts';
import { getCart } from './summary/get-cart.ts';
import { getCheckout } from './summary/get-checkout.ts';
import { cartTransferRoutes } from './cart/cart-transfer-routes.ts';
import { customerOrderRoutes } from './customer-orders/customer-order-routes.ts';
import { documentRoutes } from './customer-orders/document-routes.ts';
import { paymentRoutes } from './payment/payment-routes.ts';
import { placeOrder } from './place/place-order.ts';
import { countDraft, countPaid, countAttempt } from './place/placing-limit.ts';
import { reminderRoutes } from './cart/reminder-routes.ts';
import { returnFromPayment } from './payment/return-from-payment.ts';
import { confirmReview, readReviewConfirmation, reviewPurchase } from './summary/review-purchase.ts';
import { saveDraft } from './form/save-draft.ts';
import { openLinkedPurchase, trackPurchase } from './customer-orders/track-purchase.ts';
import { idQuery, textField } from '#platform/request-fields';

const ofCart = z.object({ cartId: textField.min(1).max(64) });
/** `countryId`: the country whose shop asks; a cart of another country is not found. */
const querySchema = z.object({ languageId: languageIdQuery, countryId: idQuery.optional() });
const body = <Schema extends z.ZodType>(schema: Schema) => ({ required: true, content: { 'application/json': { schema } } });
const wholeCheckout = { 200: json(buildSuccessSchema(checkoutSchema), 'The checkout'), ...failures };
const expiredLink = { 410: json(failureSchema, 'Link Expired or incorrect Link. Please Try again') };
const tooMany = { 429: json(failureSchema, 'Too many tries: `Retry-After` says when the next may be made') };

const tags = ['Checkout'];
const read = createRoute({
  method: 'get',
  path: '/checkout/{cartId}',
  tags,
  summary: 'Get a checkout with cart, draft, delivery and payment methods and totals',
  request: { params: ofCart, query: querySchema },
  responses: wholeCheckout,
});
const save = createRoute({
  method: 'patch',
  path: '/checkout/{cartId}',
  tags,
  summary: 'Save the checkout draft',
  request: { params: ofCart, query: querySchema, body: body(z.object({ form: draftSchema })) },
  responses: { ...wholeCheckout, ...tooMany },
});
const carry = createRoute({
  method: 'put',
  path: '/checkout/{cartId}/referral',
  tags,
  summary: 'Save the affiliate code or discount of the shopper’s referral',
  request: { params: ofCart, query: querySchema.pick({ countryId: true }), body: body(carriedReferralSchema) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'It is kept with the cart until it is ordered'), ...failures, ...tooMany },
});
const place = createRoute({
  method: 'post',
  path: '/checkout/{cartId}/orders',
  tags,
  summary: 'Place an order',
  description:
    'The same key with the same content is answered with the same order, however often it is sent; other content is a conflict. With the token of somebody who is signed in it is among his orders.',
  request: {
    params: ofCart,
    query: querySchema.pick({ countryId: true }),
    headers: z.object({ 'idempotency-key': z.string().min(16).max(64) }),
    body: body(placeOrderSchema),
  },
  responses: { 201: json(buildSuccessSchema(placedOrderSchema), 'The order, and where to pay it'), ...failures, ...tooMany },
});
const returnRoute = createRoute({
  method: 'post',
  path: '/checkout/payment-return',
  tags,
  summary: 'Get the result of a payment from its provider',
  request: { body: body(z.object({ sessionId: textField.min(1).max(255) })) },
  responses: { 200: json(buildSuccessSchema(paymentReturnSchema), 'How it stands'), ...failures },
});
const track = createRoute({
  method: 'post',
  path: '/orders/track',
  tags: ['Orders'],
  summary: 'Track an order by order number and invoice number or email',
  description: 'Personal data is masked, because these numbers stand on parcels. A signed link of a mail shows all of it.',
  request: { body: body(trackOrderSchema) },
  responses: { 200: json(buildSuccessSchema(orderSchema), 'The order'), ...failures, ...expiredLink, ...tooMany },
});
const askLink = createRoute({
  method: 'post',
  path: '/orders/link',
  tags: ['Orders'],
  summary: 'Send the link of an order to its email address',
  description: 'At most ten mails a day. The link shows and allows what the numbers of the order alone do not.',
  request: { body: body(trackOrderSchema) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The mail is on its way'), ...failures, ...expiredLink, ...tooMany },
});
const openLink = createRoute({
  method: 'post',
  path: '/orders/by-link',
  tags: ['Orders'],
  summary: 'Get the order of a signed mail link',
  description: 'A link is valid for 90 days and opens one order.',
  request: { body: body(orderLinkSchema) },
  responses: { 200: json(buildSuccessSchema(orderSchema), 'The order'), ...failures, ...expiredLink },
});
const review = createRoute({
  method: 'post',
  path: '/orders/{orderNumber}/reviews',
  tags: ['Reviews'],
  summary: 'Review an item of an order by the link of a mail, or by order number and invoice number or email',
  description: 'It is shown after approval. With numbers alone, it waits for the link in a mail to the address of the order.',
  request: { params: z.object({ orderNumber: textField.min(1).max(40) }), body: body(newReviewSchema) },
  responses: {
    201: json(buildSuccessSchema(reviewedSchema), 'It waits for approval'),
    202: json(buildSuccessSchema(reviewedSchema), 'It waits for the link in the mail to the order’s address'),
    ...failures,
    ...expiredLink,
    ...tooMany,
  },
});
const reviewConfirmation = createRoute({
  method: 'post',
  path: '/reviews/confirmations/view',
  tags: ['Reviews'],
  summary: 'Get the review that the link of a mail confirms',
  request: { body: body(orderLinkSchema) },
  responses: { 200: json(buildSuccessSchema(reviewConfirmationSchema), 'What waits for confirmation'), ...failures, ...expiredLink },
});
const confirmReviewRoute = createRoute({
  method: 'post',
  path: '/reviews/confirmations',
  tags: ['Reviews'],
  summary: 'Confirm a review by the link of a mail',
  description: 'Works once. The review is shown after approval.',
  request: { body: body(orderLinkSchema) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'It waits for approval'), ...failures, ...expiredLink },
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
  .openapi(save, async (c) => {
    const checkout = { ...c.req.valid('param'), ...c.req.valid('query'), userId: (await findUser(c))?.id, referral: getReferral(c) };
    const { form } = c.req.valid('json');
    await countDraft(checkout.cartId);
    const forgive = form.couponCode?.trim()
      ? await countCouponTry({ ...checkout, rateLimitKey: buildAnonymousRateLimitKey(c, c.var.config) })
      : undefined;
    await saveDraft(c.var.db, { ...checkout, form });
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
    };
    const { customerId, referral } = placement;
    const press = { cartId: placement.cartId, rateLimitKey: buildAnonymousRateLimitKey(c, c.var.config), form: placement.input.form };
    const placed = await countAttempt(press, () => placeOrder(c.var.db, c.var.config, placement));
    // Run after placing: this order is attributed by what was known when it was placed; later orders use all touches.
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
