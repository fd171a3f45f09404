import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { assertSameUser, customerCall, requireUser, signedInCall } from '#modules/accounts';
import { catalogTag, buildProductTag } from '#modules/catalog';
import { createRoutes, failures, json, jsonBody, buildListSchema, setCacheTags, customerFailures, buildSuccessSchema } from '#platform/http';
import { languageIdQuery } from '../countries/contract.ts';
import { addWish } from './add-wish.ts';
import { mergeWishesSchema, newWishSchema, wishedProductSchema, wishesPerPage, wishNoticesSchema, wishRefSchema, wishSchema } from './contract.ts';
import { listWishes } from './list-wishes.ts';
import { mergeWishes, listWishRefs } from './merge-wishes.ts';
import { removeWish } from './remove-wish.ts';
import { hasWishNotices, setWishNotices } from './wish-notices.ts';
import { listWishedProducts } from './list-wished-products.ts';
import { idQuery } from '#platform/request-fields';

/** Maximum products per request for a guest's or a shared list. */
const maxProducts = 100;

const tags = ['Wishlist'];
const ofWisher = z.object({ userId: idQuery, countryId: idQuery });
const inLanguage = z.object({ languageId: languageIdQuery });

const list = createRoute({
  ...signedInCall,
  method: 'get',
  path: '/wishlist/findAllDataByPagination',
  tags,
  summary: 'List the wishlist of the customer, newest first',
  description: 'Products that the country no longer sells remain saved but are neither returned nor counted.',
  request: {
    query: ofWisher.extend({ page: idQuery.max(100_000).default(1), take: idQuery.max(96).default(wishesPerPage), languageId: languageIdQuery }),
  },
  responses: { 200: json(buildListSchema(wishSchema), 'A page of wishlist products'), ...customerFailures },
});
const add = createRoute({
  ...signedInCall,
  method: 'post',
  path: '/wishlist',
  tags,
  summary: 'Add a product to the wishlist',
  description: 'An existing entry does not change; the message is then “Product Already in wishlist”.',
  request: { body: jsonBody(newWishSchema) },
  responses: { 200: json(buildSuccessSchema(wishRefSchema), 'The wishlist entry'), ...customerFailures },
});
const remove = createRoute({
  ...signedInCall,
  method: 'delete',
  path: '/wishlist/delete/{wishlistId}',
  tags,
  summary: 'Remove a product from the wishlist',
  request: { params: z.object({ wishlistId: idQuery }) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The product was removed'), ...customerFailures },
});
const refs = createRoute({
  ...signedInCall,
  method: 'get',
  path: '/wishlist/refs',
  tags,
  summary: 'List the product ids on the wishlist',
  request: { query: ofWisher },
  responses: { 200: json(buildSuccessSchema(z.array(wishRefSchema)), 'The product and wishlist ids, newest first'), ...customerFailures },
});
const merge = createRoute({
  ...signedInCall,
  method: 'post',
  path: '/wishlist/merge',
  tags,
  summary: 'Merge a guest’s wishlist into the account',
  description: 'Products are added in the order they were saved. Products that are already saved, unknown or not sold in the country are skipped.',
  request: { body: jsonBody(mergeWishesSchema) },
  responses: { 200: json(buildSuccessSchema(z.array(wishRefSchema)), 'The ids of the merged wishlist, newest first'), ...customerFailures },
});
const products = createRoute({
  method: 'get',
  path: '/wishlist/products',
  tags,
  summary: 'Get the products of a guest or shared wishlist',
  description: `Returns at most ${maxProducts} products, in the order of \`ids\`. Products that are unknown or not sold in the country are omitted.`,
  request: {
    query: z.object({
      ids: z
        .string()
        .regex(/^\d{1,9}(,\d{1,9})*$/, 'must be ids joined by commas')
        .transform((text) => [...new Set(text.split(',').map(Number))])
        .refine((ids) => ids.length <= maxProducts, `at most ${maxProducts} ids`),
      countryId: idQuery,
      languageId: languageIdQuery,
    }),
  },
  responses: { 200: json(buildSuccessSchema(z.array(wishedProductSchema)), 'The products'), ...failures },
});
const readNotices = createRoute({
  ...customerCall,
  method: 'get',
  path: '/wishlist/notices/{userId}',
  tags,
  summary: 'Get the wishlist email settings',
  request: { params: z.object({ userId: idQuery }) },
  responses: { 200: json(buildSuccessSchema(wishNoticesSchema), 'Whether wishlist emails are enabled'), ...customerFailures },
});
const writeNotices = createRoute({
  ...customerCall,
  method: 'put',
  path: '/wishlist/notices/{userId}',
  tags,
  summary: 'Update the wishlist email settings',
  request: { params: z.object({ userId: idQuery }), query: inLanguage, body: jsonBody(wishNoticesSchema) },
  responses: { 200: json(buildSuccessSchema(wishNoticesSchema), 'The updated settings'), ...customerFailures },
});

export const routes = createRoutes()
  .openapi(list, async (c) => {
    const query = c.req.valid('query');
    assertSameUser(c, query.userId);
    const { wishes, meta } = await listWishes(c.var.db, query);
    return c.json({ ...success(wishes), meta }, 200);
  })
  .openapi(add, async (c) => {
    const wish = c.req.valid('json');
    assertSameUser(c, wish.userId);
    const { wish: stored, isNew } = await addWish(c.var.db, wish);
    return c.json(success(stored, { message: isNew ? 'Added to Wishlist' : 'Product Already in wishlist' }), 200);
  })
  .openapi(remove, async (c) => {
    await removeWish(c.var.db, { userId: requireUser(c).id, ...c.req.valid('param') });
    return c.json(success(null, { message: 'Successfully removed' }), 200);
  })
  .openapi(refs, async (c) => {
    const wisher = c.req.valid('query');
    assertSameUser(c, wisher.userId);
    return c.json(success(await listWishRefs(c.var.db, wisher)), 200);
  })
  .openapi(merge, async (c) => {
    const wishes = c.req.valid('json');
    assertSameUser(c, wishes.userId);
    return c.json(success(await mergeWishes(c.var.db, wishes)), 200);
  })
  .openapi(products, async (c) => {
    const { ids, ...place } = c.req.valid('query');
    const shown = await listWishedProducts(c.var.db, { productIds: ids, ...place });
    // Includes tags of missing products, because they may be sold there later.
    setCacheTags(c, [...ids.map(buildProductTag), catalogTag]);
    return c.json(success(shown), 200);
  })
  .openapi(readNotices, async (c) => c.json(success(await hasWishNotices(c.var.db, requireUser(c).id)), 200))
  .openapi(writeNotices, async (c) => {
    const input = { userId: requireUser(c).id, ...c.req.valid('query'), ...c.req.valid('json') };
    return c.json(success(await setWishNotices(c.var.db, input)), 200);
  });
