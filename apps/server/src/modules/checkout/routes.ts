import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { maybeUser } from '#modules/accounts';
import { cartRoutes } from '#modules/cart';
import { adoptTouches, referralOf, type Referral } from '#modules/tracking';
import { createRoutes, failures, failureSchema, json, successOf, type ApiEnv } from '#platform/http';
import { strangerOf } from '#platform/stranger';
import { idQuery, languageIdQuery } from '../countries/contract.ts';
import { orderSchema, trackOrderSchema } from '../orders/contract.ts';
import { newReviewSchema } from '../reviews/contract.ts';
import { bringAlong } from './bring-along.ts';
import { broughtSchema, checkoutSchema, draftSchema, paymentReturnSchema, placedOrderSchema, placeOrderSchema } from './contract.ts';
import { countCouponTry } from './coupon-limit.ts';
import { getCart } from './get-cart.ts';
import { getCheckout } from './get-checkout.ts';
import { countOrderProof } from './order-proof-limit.ts';
import { handOverRoutes } from './hand-over-routes.ts';
import { ownRoutes } from './own-routes.ts';
import { paperRoutes } from './paper-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { placeOrder } from './place-order.ts';
import { countDraft, countPaid, countPress } from './placing-limit.ts';
import { reminderRoutes } from './reminder-routes.ts';
import { returnFromPayment } from './return-from-payment.ts';
import { reviewPurchase } from './review-purchase.ts';
import { saveDraft } from './save-draft.ts';
import { trackPurchase } from './track-purchase.ts';

const ofCart = z.object({ cartId: z.string().min(1).max(64) });
/** `countryId`: whose shop asks; another country's cart is not found. */
const asked = z.object({ languageId: languageIdQuery, countryId: idQuery.optional() });
const body = <Schema extends z.ZodType>(schema: Schema) => ({ required: true, content: { 'application/json': { schema } } });
const wholeCheckout = { 200: json(successOf(checkoutSchema), 'The checkout'), ...failures };
const tooMany = { 429: json(failureSchema, 'Too many tries: `Retry-After` says when the next may be made') };

const tags = ['Checkout'];
const read = createRoute({
  method: 'get',
  path: '/checkout/{cartId}',
  tags,
  summary: 'A checkout: cart, draft, ways to deliver and to pay, totals',
  request: { params: ofCart, query: asked },
  responses: wholeCheckout,
});
const save = createRoute({
  method: 'patch',
  path: '/checkout/{cartId}',
  tags,
  summary: 'Keep what has been typed',
  request: { params: ofCart, query: asked, body: body(z.object({ form: draftSchema })) },
  responses: { ...wholeCheckout, ...tooMany },
});
const bring = createRoute({
  method: 'put',
  path: '/checkout/{cartId}/brought',
  tags,
  summary: 'Keep the affiliate’s code or discount that the shopper has brought along',
  request: { params: ofCart, query: asked.pick({ countryId: true }), body: body(broughtSchema) },
  responses: { 200: json(successOf(z.null()), 'It is kept with the cart until it is ordered'), ...failures, ...tooMany },
});
const place = createRoute({
  method: 'post',
  path: '/checkout/{cartId}/orders',
  tags,
  summary: 'Place the order',
  description:
    'The same key with the same content is answered with the same order, however often it is sent; other content is a conflict. With the token of somebody who is signed in it is among his orders.',
  request: {
    params: ofCart,
    query: asked.pick({ countryId: true }),
    headers: z.object({ 'idempotency-key': z.string().min(16).max(64) }),
    body: body(placeOrderSchema),
  },
  responses: { 201: json(successOf(placedOrderSchema), 'The order, and where to pay it'), ...failures, ...tooMany },
});
const comeBack = createRoute({
  method: 'post',
  path: '/checkout/payment-return',
  tags,
  summary: 'What became of a payment: the provider is asked there and then',
  request: { body: body(z.object({ sessionId: z.string().min(1).max(255) })) },
  responses: { 200: json(successOf(paymentReturnSchema), 'How it stands'), ...failures },
});
const track = createRoute({
  method: 'post',
  path: '/orders/track',
  tags: ['Orders'],
  summary: 'An order by its number and its invoice number or e-mail',
  request: { body: body(trackOrderSchema) },
  responses: { 200: json(successOf(orderSchema), 'The order'), ...failures, ...tooMany },
});
const review = createRoute({
  method: 'post',
  path: '/orders/{orderNumber}/reviews',
  tags: ['Reviews'],
  summary: 'Review something of an order, by its number and its invoice number or e-mail',
  description: 'It is shown once somebody has approved it.',
  request: { params: z.object({ orderNumber: z.string().min(1).max(40) }), body: body(newReviewSchema) },
  responses: {
    201: json(successOf(z.null()), 'It waits for approval'),
    ...failures,
    ...tooMany,
  },
});

/** What the storefront's server side says of who sent this browser. */
const referralIn = (c: Context<ApiEnv>): Referral => referralOf((name) => c.req.header(name));

export const routes = createRoutes()
  .openapi(comeBack, async (c) => {
    const { sessionId } = c.req.valid('json');
    const cameBack = await returnFromPayment(c.var.db, c.var.config, sessionId);
    if (cameBack.outcome === 'succeeded') await countPaid({ sessionId, stranger: strangerOf(c, c.var.config) });
    return c.json(success(cameBack), 200);
  })
  .openapi(bring, async (c) => {
    const { cartId, countryId } = { ...c.req.valid('param'), ...c.req.valid('query') };
    await countDraft(cartId);
    await bringAlong(c.var.db, { cartId, countryId, ...c.req.valid('json') });
    return c.json(success(null), 200);
  })
  .openapi(read, async (c) => {
    const checkout = { ...c.req.valid('param'), ...c.req.valid('query'), userId: (await maybeUser(c))?.id, referral: referralIn(c) };
    return c.json(success(await getCheckout(c.var.db, c.var.config, checkout)), 200);
  })
  .openapi(save, async (c) => {
    const checkout = { ...c.req.valid('param'), ...c.req.valid('query'), userId: (await maybeUser(c))?.id, referral: referralIn(c) };
    const { form } = c.req.valid('json');
    await countDraft(checkout.cartId);
    const forgive = form.couponCode?.trim() ? await countCouponTry({ ...checkout, stranger: strangerOf(c, c.var.config) }) : undefined;
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
      customerId: (await maybeUser(c))?.id,
      input: c.req.valid('json'),
      referral: referralIn(c),
    };
    const { customerId, referral } = placement;
    const press = { cartId: placement.cartId, stranger: strangerOf(c, c.var.config) };
    const placed = await countPress(press, () => placeOrder(c.var.db, c.var.config, placement));
    // Afterwards: the order is credited by what was known when it was placed, the next one by all of it.
    if (customerId !== undefined && referral.sessionId !== null) await adoptTouches(c.var.db, { sessionId: referral.sessionId, customerId });
    return c.json(success(placed), 201);
  })
  .openapi(track, async (c) => {
    const asked = c.req.valid('json');
    const forgive = await countOrderProof({ orderNumber: asked.orderNumber, stranger: strangerOf(c, c.var.config) });
    const order = await trackPurchase(c.var.db, asked);
    await forgive();
    return c.json(success(order), 200);
  })
  .openapi(review, async (c) => {
    await reviewPurchase(c.var.db, { ...c.req.valid('param'), review: c.req.valid('json') });
    return c.json(success(null), 201);
  });

routes.route('/', handOverRoutes);
routes.route('/', ownRoutes);
routes.route('/', paperRoutes);
routes.route('/', paymentRoutes);
routes.route('/', reminderRoutes);
routes.route(
  '/',
  cartRoutes((c, asked) => getCart(c.var.db, c.var.config, { ...asked, referral: referralIn(c) })),
);
