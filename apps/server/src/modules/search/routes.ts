import { createRoute, z } from '@hono/zod-openapi';
import { now } from '#kit/clock';
import { success } from '#kit/envelope';
import { catalogTag, productTag } from '#modules/catalog';
import { getOpenCountry, secondsLeftOfDay } from '#modules/countries';
import { createRoutes, failures, json, mayBeKept, successOf } from '#platform/http';
import { productPageSchema } from '../catalog/contract.ts';
import { idQuery, languageIdQuery } from '../countries/contract.ts';
import { getProductPage } from './get-product-page.ts';
import { listingRoutes } from './listing-routes.ts';
import { suggestionRoutes } from './words/routes.ts';

const tags = ['Catalogue'];

const productPage = createRoute({
  method: 'get',
  path: '/products/{slug}',
  tags,
  summary: "A product's page",
  description: 'An old address answers as well; the answer then has another `slug`, the current one.',
  request: { params: z.object({ slug: z.string().min(1).max(300) }), query: z.object({ countryId: idQuery, languageId: languageIdQuery }) },
  responses: { 200: json(successOf(productPageSchema), 'The product'), 404: failures[404], 409: failures[409], 422: failures[422] },
});

export const routes = createRoutes();

routes.route('/', listingRoutes);
routes.route('/', suggestionRoutes);

routes.openapi(productPage, async (c) => {
  const query = c.req.valid('query');
  const product = await getProductPage(c.var.db, { ...c.req.valid('param'), ...query });
  const { timeZone } = await getOpenCountry(c.var.db, query.countryId);
  // Tomorrow a parcel comes a day later.
  mayBeKept(c, [productTag(product.id), catalogTag], Math.min(3600, secondsLeftOfDay(timeZone, now())));
  return c.json(success(product), 200);
});
