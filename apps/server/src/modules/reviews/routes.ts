import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { buildProductTag } from '#modules/catalog';
import { createRoutes, failures, json, buildListSchema, setCacheTags, buildSuccessSchema } from '#platform/http';
import { defaultTake, languageIdQuery } from '../countries/contract.ts';
import { adviseSize } from './sizes/advise-size.ts';
import { ratingSchema, reviewOrders, reviewSchema, sizeAdviceSchema, sizeFinderQuerySchema, starCountsSchema } from './contract.ts';
import { listReviews } from './list-reviews.ts';
import { buildPageFields, idQuery } from '#platform/request-fields';

const tags = ['Reviews'];
const ofProduct = z.object({ id: idQuery });

const list = createRoute({
  method: 'get',
  path: '/products/{id}/reviews',
  tags,
  summary: 'List the reviews of a product',
  description: '`starCounts` has the number of reviews with 1, 2, 3, 4 and 5 stars.',
  request: {
    params: ofProduct,
    query: z.object({
      ...buildPageFields({ take: defaultTake, maxTake: 50 }),
      languageId: languageIdQuery,
      orderBy: z.enum(reviewOrders).default('newest'),
    }),
  },
  responses: {
    200: json(
      buildListSchema(reviewSchema).extend({ rating: ratingSchema, starCounts: starCountsSchema }),
      'A page of reviews, and the rating of the product',
    ),
    422: failures[422],
  },
});

const sizeFinder = createRoute({
  method: 'get',
  path: '/products/{id}/size-finder',
  tags,
  summary: 'Recommend a size for body measurements',
  description: 'The parameters are the body measurements, in cm, that the size chart of the product uses.',
  request: { params: ofProduct, query: sizeFinderQuerySchema },
  responses: {
    200: json(buildSuccessSchema(sizeAdviceSchema), 'The recommended size and the reason'),
    404: failures[404],
    409: failures[409],
    422: failures[422],
  },
});

export const routes = createRoutes();

routes.openapi(list, async (c) => {
  const productId = c.req.valid('param').id;
  const { items, ...summary } = await listReviews(c.var.db, { productId, ...c.req.valid('query') });
  setCacheTags(c, [buildProductTag(productId)]);
  return c.json({ ...success(items), ...summary }, 200);
});

routes.openapi(sizeFinder, async (c) => {
  const { languageId, preference, ...measures } = c.req.valid('query');
  const given: Partial<Record<string, number>> = measures;
  const body = Object.fromEntries(Object.entries(given).flatMap(([measure, cm]) => (cm === undefined ? [] : [[measure, Math.round(cm * 10)]])));
  return c.json(success(await adviseSize(c.var.db, { productId: c.req.valid('param').id, languageId, preference, body })), 200);
});
