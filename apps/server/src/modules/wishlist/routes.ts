import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { assertOwn, ownCall, requireUser, signedInCall } from '#modules/accounts';
import { catalogTag, productTag } from '#modules/catalog';
import { createRoutes, failures, json, jsonBody, listOf, mayBeKept, ownFailures, successOf } from '#platform/http';
import { idQuery, languageIdQuery } from '../countries/contract.ts';
import { addWish } from './add-wish.ts';
import { mergeWishesSchema, newWishSchema, wishedProductSchema, wishesPerPage, wishNoticesSchema, wishRefSchema, wishSchema } from './contract.ts';
import { listWishes } from './list-wishes.ts';
import { mergeWishes } from './merge-wishes.ts';
import { removeWish } from './remove-wish.ts';
import { hasWishNotices, setWishNotices } from './wish-notices.ts';
import { wishedProducts } from './wished-products.ts';
import { wishRefs } from './wish-refs.ts';

/** Products of one call, for a guest's list or one that is shared. */
const mostProducts = 100;
/** Of PostgreSQL's integers. */
const mostId = 2 ** 31 - 1;

const tags = ['Wishlist'];
const ofWisher = z.object({ userId: idQuery, countryId: idQuery });
const inLanguage = z.object({ languageId: languageIdQuery });

const list = createRoute({
  ...signedInCall,
  method: 'get',
  path: '/wishlist/findAllDataByPagination',
  tags,
  summary: "A page of the customer's wishlist in a country, the newest first",
  description: 'What is not sold there any more is kept, and neither shown nor counted.',
  request: {
    query: ofWisher.extend({ page: idQuery.max(100_000).default(1), take: idQuery.max(96).default(wishesPerPage), languageId: languageIdQuery }),
  },
  responses: { 200: json(listOf(wishSchema), 'The page'), ...ownFailures },
});
const add = createRoute({
  ...signedInCall,
  method: 'post',
  path: '/wishlist',
  tags,
  summary: 'Put a product on the wishlist',
  description: 'What is there already stays as it is.',
  request: { body: jsonBody(newWishSchema) },
  responses: { 200: json(successOf(wishRefSchema), 'It is there'), ...ownFailures },
});
const remove = createRoute({
  ...signedInCall,
  method: 'delete',
  path: '/wishlist/delete/{wishlistId}',
  tags,
  summary: 'Take a wish off the list',
  request: { params: z.object({ wishlistId: idQuery.max(mostId) }) },
  responses: { 200: json(successOf(z.null()), 'It is gone'), ...ownFailures },
});
const refs = createRoute({
  ...signedInCall,
  method: 'get',
  path: '/wishlist/refs',
  tags,
  summary: 'Which products are on the wishlist',
  request: { query: ofWisher },
  responses: { 200: json(successOf(z.array(wishRefSchema)), 'All of them, the newest first'), ...ownFailures },
});
const merge = createRoute({
  ...signedInCall,
  method: 'post',
  path: '/wishlist/merge',
  tags,
  summary: 'Put what a guest wished for on the list of his account',
  description: 'Products in the order they were wished for. What is there already, unknown or not sold there is left out.',
  request: { body: jsonBody(mergeWishesSchema) },
  responses: { 200: json(successOf(z.array(wishRefSchema)), 'The whole list, the newest first'), ...ownFailures },
});
const products = createRoute({
  method: 'get',
  path: '/wishlist/products',
  tags,
  summary: "Products as a wishlist shows them: a guest's, or one that is shared",
  description: `In the order of \`ids\`, ${mostProducts} at most; what is unknown or not sold there is left out.`,
  request: {
    query: z.object({
      ids: z
        .string()
        .regex(/^\d{1,9}(,\d{1,9})*$/, 'must be ids joined by commas')
        .transform((text) => [...new Set(text.split(',').map(Number))])
        .refine((ids) => ids.length <= mostProducts, `at most ${mostProducts} ids`),
      countryId: idQuery,
      languageId: languageIdQuery,
    }),
  },
  responses: { 200: json(successOf(z.array(wishedProductSchema)), 'The products'), ...failures },
});
const readNotices = createRoute({
  ...ownCall,
  method: 'get',
  path: '/wishlist/notices/{userId}',
  tags,
  summary: 'Whether mails of falling prices and of what is back are wanted',
  request: { params: z.object({ userId: idQuery }) },
  responses: { 200: json(successOf(wishNoticesSchema), 'Whether they are'), ...ownFailures },
});
const writeNotices = createRoute({
  ...ownCall,
  method: 'put',
  path: '/wishlist/notices/{userId}',
  tags,
  summary: 'Begin or end them',
  request: { params: z.object({ userId: idQuery }), query: inLanguage, body: jsonBody(wishNoticesSchema) },
  responses: { 200: json(successOf(wishNoticesSchema), 'As it is now'), ...ownFailures },
});

export const routes = createRoutes()
  .openapi(list, async (c) => {
    const query = c.req.valid('query');
    assertOwn(c, query.userId);
    const { wishes, meta } = await listWishes(c.var.db, query);
    return c.json({ ...success(wishes), meta }, 200);
  })
  .openapi(add, async (c) => {
    const wish = c.req.valid('json');
    assertOwn(c, wish.userId);
    return c.json(success(await addWish(c.var.db, wish), { message: 'Added to Wishlist' }), 200);
  })
  .openapi(remove, async (c) => {
    await removeWish(c.var.db, { userId: requireUser(c).id, ...c.req.valid('param') });
    return c.json(success(null, { message: 'Successfully removed' }), 200);
  })
  .openapi(refs, async (c) => {
    const wisher = c.req.valid('query');
    assertOwn(c, wisher.userId);
    return c.json(success(await wishRefs(c.var.db, wisher)), 200);
  })
  .openapi(merge, async (c) => {
    const wishes = c.req.valid('json');
    assertOwn(c, wishes.userId);
    return c.json(success(await mergeWishes(c.var.db, wishes)), 200);
  })
  .openapi(products, async (c) => {
    const { ids, ...place } = c.req.valid('query');
    const shown = await wishedProducts(c.var.db, { productIds: ids, ...place });
    // Of what is missing as well: one day it may be sold there.
    mayBeKept(c, [...ids.map(productTag), catalogTag]);
    return c.json(success(shown), 200);
  })
  .openapi(readNotices, async (c) => c.json(success(await hasWishNotices(c.var.db, requireUser(c).id)), 200))
  .openapi(writeNotices, async (c) => {
    const asked = { userId: requireUser(c).id, ...c.req.valid('query'), ...c.req.valid('json') };
    return c.json(success(await setWishNotices(c.var.db, asked)), 200);
  });
