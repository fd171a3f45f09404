import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { findUser } from '#modules/accounts';
import { createRoutes, failures, failureSchema, json, buildSuccessSchema, type ApiEnv } from '#platform/http';
import { buildAnonymousRateLimitKey } from '#platform/requests/anonymous-rate-limit-key';
import { languageIdQuery } from '../countries/contract.ts';
import { addLine } from './lines/add-line.ts';
import { changeLine } from './lines/change-line.ts';
import { cartSchema, maxQuantity, newLineSchema, type Cart } from './contract.ts';
import { createCart } from './create-cart.ts';
import { removeLine } from './lines/remove-line.ts';
import { rateLimit } from '#platform/requests/rate-limit';
import { idField, idQuery, textField } from '#platform/request-fields';

/** New carts per network address, which an office or all customers of an internet provider may share. */
const newCarts = rateLimit('new-cart');

/** @param rateLimitKey from `buildAnonymousRateLimitKey` @throws TooManyRequests for an address that creates too many carts */
async function countNewCart(rateLimitKey: string | undefined): Promise<void> {
  if (rateLimitKey !== undefined) await newCarts.count(rateLimitKey);
}

const ofCart = z.object({ cartId: textField.min(1).max(64) });
const ofLine = ofCart.extend({ lineId: idQuery });
/** `countryId`: the country of the requesting shop; a cart of another country is not found. */
const querySchema = z.object({ languageId: languageIdQuery, countryId: idQuery.optional() });
const body = <Schema extends z.ZodType>(schema: Schema) => ({ required: true, content: { 'application/json': { schema } } });
const wholeCart = { 200: json(buildSuccessSchema(cartSchema), 'The cart with current prices and stock'), ...failures };

const tags = ['Cart'];
const begin = createRoute({
  method: 'post',
  path: '/carts',
  tags,
  summary: 'Create an empty cart',
  description: 'With a session token, returns the customer’s cart in this country if there is one.',
  request: { query: querySchema.pick({ languageId: true }), body: body(z.object({ countryId: idField })) },
  responses: {
    201: json(buildSuccessSchema(cartSchema), 'The new cart'),
    ...failures,
    429: json(failureSchema, 'Too many carts from this network address'),
  },
});
const read = createRoute({
  method: 'get',
  path: '/carts/{cartId}',
  tags,
  summary: 'Get a cart with current prices and stock',
  request: { params: ofCart, query: querySchema },
  responses: wholeCart,
});
const add = createRoute({
  method: 'post',
  path: '/carts/{cartId}/lines',
  tags,
  summary: 'Add items to a cart',
  request: { params: ofCart, query: querySchema, body: body(newLineSchema) },
  responses: wholeCart,
});
const change = createRoute({
  method: 'patch',
  path: '/carts/{cartId}/lines/{lineId}',
  tags,
  summary: 'Change the quantity of a cart line; 0 removes it',
  request: { params: ofLine, query: querySchema, body: body(z.object({ quantity: z.int().min(0).max(maxQuantity) })) },
  responses: wholeCart,
});
const remove = createRoute({
  method: 'delete',
  path: '/carts/{cartId}/lines/{lineId}',
  tags,
  summary: 'Remove a cart line',
  request: { params: ofLine, query: querySchema },
  responses: wholeCart,
});

/** Returns the cart for a response. It is injected because promotions belong to checkout, which this module may not import. */
type GetCart = (c: Context<ApiEnv>, query: { cartId: string; countryId?: number | undefined; languageId: number }) => Promise<Cart>;

export const createCartRoutes = (getCart: GetCart) =>
  createRoutes()
    .openapi(begin, async (c) => {
      const customerId = (await findUser(c))?.id;
      if (customerId === undefined) await countNewCart(buildAnonymousRateLimitKey(c, c.var.config));
      const cartId = await createCart(c.var.db, { ...c.req.valid('json'), customerId });
      return c.json(success(await getCart(c, { cartId, ...c.req.valid('query') })), 201);
    })
    .openapi(read, async (c) => c.json(success(await getCart(c, { ...c.req.valid('param'), ...c.req.valid('query') })), 200))
    .openapi(add, async (c) => {
      const cart = { ...c.req.valid('param'), ...c.req.valid('query') };
      await addLine(c.var.db, { ...cart, line: c.req.valid('json') });
      return c.json(success(await getCart(c, cart)), 200);
    })
    .openapi(change, async (c) => {
      const { lineId, ...cart } = { ...c.req.valid('param'), ...c.req.valid('query') };
      await changeLine(c.var.db, { ...cart, lineId, ...c.req.valid('json') });
      return c.json(success(await getCart(c, cart)), 200);
    })
    .openapi(remove, async (c) => {
      const { lineId, ...cart } = { ...c.req.valid('param'), ...c.req.valid('query') };
      await removeLine(c.var.db, { ...cart, lineId });
      return c.json(success(await getCart(c, cart)), 200);
    });
