import { createRoute, z } from '@hono/zod-openapi';
import { now } from '#kit/clock';
import { success } from '#kit/envelope';
import { catalogTag, buildListingTag, buildProductTag, wholeListingTag } from '#modules/catalog';
import { buildDeliveryTag, getOpenCountry, getSecondsLeftOfDay } from '#modules/countries';
import { createRoutes, failures, json, setCacheTags, buildSuccessSchema } from '#platform/http';
import { attributeValueSchema, productCardSchema, productPageSchema } from '../catalog/contract.ts';
import { categoryPicturesSchema, complementQuerySchema } from './contract.ts';
import { languageIdQuery } from '../countries/contract.ts';
import { listComplements } from './product-page/list-complements.ts';
import { getProductPage } from './product-page/get-product-page.ts';
import { listAttributeValues } from './listing-page/list-attribute-values.ts';
import { listCategoryPictures } from './listing-page/list-category-pictures.ts';
import { listingRoutes } from './listing-page/listing-routes.ts';
import { suggestionRoutes } from './words/routes.ts';
import { idQuery, slugField } from '#platform/request-fields';

const tags = ['Catalogue'];

const productPage = createRoute({
  method: 'get',
  path: '/products/{slug}',
  tags,
  summary: 'Get a product for its page',
  description: 'A former slug also works; the response then contains the current `slug`.',
  request: { params: z.object({ slug: slugField }), query: z.object({ countryId: idQuery, languageId: languageIdQuery }) },
  responses: { 200: json(buildSuccessSchema(productPageSchema), 'The product'), 404: failures[404], 409: failures[409], 422: failures[422] },
});

const complements = createRoute({
  method: 'get',
  path: '/products/{id}/complements',
  tags,
  summary: 'List products that complete a look with a product',
  description: 'None of them is of its category: those that were bought together with it, then recommended ones of its department.',
  request: { params: z.object({ id: idQuery }), query: complementQuerySchema },
  responses: {
    200: json(buildSuccessSchema(z.array(productCardSchema)), 'The products, at most one of each category while there are enough categories'),
    404: failures[404],
    409: failures[409],
    422: failures[422],
  },
});

const valuesOfScope = createRoute({
  method: 'get',
  path: '/attributeValue/web/list',
  tags,
  summary: 'List the filter values of products',
  description:
    'Returns the attribute values of published products in a category, collection or brand, or of all products by default. Colours come first, then sizes by scale, then other attributes.',
  request: {
    query: z
      .object({ languageId: languageIdQuery, categoryId: idQuery.optional(), collectionId: idQuery.optional(), brandId: idQuery.optional() })
      .superRefine((scope, check) => {
        const named = (['categoryId', 'collectionId', 'brandId'] as const).filter((field) => scope[field] !== undefined);
        for (const field of named.slice(1))
          check.addIssue({
            code: 'custom',
            path: [field],
            message: `only one of categoryId, collectionId and brandId; there is a ${named[0]}`,
            params: { code: 'one_scope' },
          });
      }),
  },
  responses: { 200: json(buildSuccessSchema(z.array(attributeValueSchema)), 'The attribute values'), 404: failures[404], 422: failures[422] },
});

const categoryPictures = createRoute({
  method: 'get',
  path: '/categories/pictures',
  tags,
  summary: 'List a picture for each category',
  description: 'The first picture of a recommended product of the category. Categories without products in the country are left out.',
  request: { query: z.object({ countryId: idQuery, languageId: languageIdQuery }) },
  responses: { 200: json(buildSuccessSchema(categoryPicturesSchema), 'The pictures'), 404: failures[404], 409: failures[409], 422: failures[422] },
});

/** A cached picture may show a product that has since sold out or lost its rank. */
const PICTURE_CACHE_SECONDS = 3600;

export const routes = createRoutes();

routes.route('/', listingRoutes);
routes.route('/', suggestionRoutes);

routes.openapi(productPage, async (c) => {
  const query = c.req.valid('query');
  const product = await getProductPage(c.var.db, { ...c.req.valid('param'), ...query });
  const { id: countryId, timeZone } = await getOpenCountry(c.var.db, query.countryId);
  // The estimated arrival changes at midnight.
  setCacheTags(c, [buildProductTag(product.id), catalogTag, buildDeliveryTag(countryId)], Math.min(3600, getSecondsLeftOfDay(timeZone, now())));
  return c.json(success(product), 200);
});

routes.openapi(complements, async (c) => {
  const productId = c.req.valid('param').id;
  const { cards, departmentId } = await listComplements(c.var.db, { productId, ...c.req.valid('query') });
  const listed = departmentId === undefined ? wholeListingTag : buildListingTag('category', departmentId);
  setCacheTags(c, [buildProductTag(productId), listed, catalogTag]);
  return c.json(success(cards), 200);
});

routes.openapi(categoryPictures, async (c) => {
  const pictures = await listCategoryPictures(c.var.db, c.req.valid('query'));
  setCacheTags(c, [catalogTag], PICTURE_CACHE_SECONDS);
  return c.json(success(pictures), 200);
});

routes.openapi(valuesOfScope, async (c) => {
  const query = c.req.valid('query');
  const values = await listAttributeValues(c.var.db, query);
  const { categoryId, collectionId, brandId } = query;
  const listed = [
    ...(categoryId === undefined ? [] : [buildListingTag('category', categoryId)]),
    ...(collectionId === undefined ? [] : [buildListingTag('collection', collectionId)]),
    ...(brandId === undefined ? [] : [buildListingTag('brand', brandId)]),
  ];
  setCacheTags(c, [catalogTag, ...(listed.length > 0 ? listed : [wholeListingTag])]);
  return c.json(success(values), 200);
});
