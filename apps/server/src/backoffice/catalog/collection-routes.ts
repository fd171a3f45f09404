import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import {
  listCollectedProducts,
  collectProducts,
  editCollection,
  lockCollection,
  lockCollectionRow,
  releaseProducts,
  removeCollection,
  findAdminCollection,
  listAdminCollections,
} from '#modules/catalog';
import { previewMembers } from '#modules/search';
import { json, jsonBody, customerFailures, buildSuccessSchema, type ApiEnv } from '#platform/http';
import type { Tx } from '#platform/transaction';
import { change } from '../change.ts';
import { RecordNotFound } from '../errors.ts';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { numberedPath } from '../record-call.ts';
import { createRecordRoutes } from '../record-routes.ts';
import { adminCall } from '../admin-call.ts';
import { collectionPreviewSchema, PREVIEWED_PRODUCTS, ruleSetSchema } from './collection-rule-contract.ts';
import { toShownRules, toStoredRules } from './collection-rules.ts';
import { collectedProductSchema, collectedSchema, collectionFormSchema, collectionRecordSchema, adminCollectionSchema } from './taxonomy-contract.ts';
import { textField } from '#platform/request-fields';

const tag = 'Back office: catalogue';

/** Collections and their products. */
export const collectionRoutes = createRecordRoutes({
  path: 'collections',
  noun: 'collection',
  tag,
  area: 'catalog',
  isForVendorsToRead: true,
  filter: { q: textField.max(100).optional(), isActive: z.boolean().optional() },
  sorts: ['position', 'name', 'id'],
  row: adminCollectionSchema,
  form: collectionFormSchema,
  record: collectionRecordSchema,
  list: listAdminCollections,
  read: async (db, id) => {
    const found = await findAdminCollection(db, id);
    return found && { ...found, rules: await toShownRules(db, found.rules) };
  },
  lock: lockCollection,
  save: async (tx, id, form) => editCollection(tx, id, { ...form, rules: await toStoredRules(tx, form.rules) }),
  remove: removeCollection,
});

const preview = createRoute({
  method: 'post',
  path: '/collections/preview',
  tags: [tag],
  summary: 'Count the products that match rules, and list the first ones, without saving',
  ...adminCall('catalog'),
  request: { body: jsonBody(ruleSetSchema) },
  responses: { 200: json(buildSuccessSchema(collectionPreviewSchema), 'The matching products'), ...customerFailures },
});

collectionRoutes.openapi(preview, async (c) => {
  const { match, rules } = c.req.valid('json');
  const { rows, count } = await previewMembers(c.var.db, { match, rules: await toStoredRules(c.var.db, rules) }, PREVIEWED_PRODUCTS);
  const products = rows.map(({ id, name, handle, image }) => ({ id, name, handle, image }));
  return c.json(success({ ...count, products }), 200);
});

const held = createRoute({
  method: 'get',
  path: '/collections/{id}/products',
  tags: [tag],
  summary: 'List the products of a collection',
  ...adminCall('catalog'),
  request: { params: numberedPath, query: buildListQuerySchema({}, ['id']) },
  responses: { 200: json(buildAdminListSchema(collectedProductSchema), 'A page of products in the collection'), ...customerFailures },
});

collectionRoutes.openapi(held, async (c) => {
  const query = c.req.valid('query');
  const { rows, count } = await listCollectedProducts(c.var.db, c.req.valid('param').id, toAdminListQuery(query));
  return c.json(buildListResponse(rows, count, query), 200);
});

const buildChangeResponses = (description: string) => ({
  200: json(buildSuccessSchema(collectedSchema.extend({ productIds: z.array(z.int()) })), description),
  ...customerFailures,
});

const put = createRoute({
  method: 'post',
  path: '/collections/{id}/products',
  tags: [tag],
  summary: 'Add products to a collection',
  ...adminCall('catalog'),
  request: { params: numberedPath, body: jsonBody(collectedSchema) },
  responses: buildChangeResponses('The ids of the added products'),
});

const take = createRoute({
  method: 'delete',
  path: '/collections/{id}/products',
  tags: [tag],
  summary: 'Remove products from a collection',
  ...adminCall('catalog'),
  request: { params: numberedPath, body: jsonBody(collectedSchema) },
  responses: buildChangeResponses('The ids of the removed products'),
});

collectionRoutes.openapi(put, async (c) => {
  const { productIds } = c.req.valid('json');
  const added = await changeContent(c, c.req.valid('param').id, 'added', (tx, id) => collectProducts(tx, id, productIds));
  return c.json(success({ productIds: added }), 200);
});

collectionRoutes.openapi(take, async (c) => {
  const { productIds } = c.req.valid('json');
  const removed = await changeContent(c, c.req.valid('param').id, 'removed', (tx, id) => releaseProducts(tx, id, productIds));
  return c.json(success({ productIds: removed }), 200);
});

/** @throws RecordNotFound */
function changeContent(c: Context<ApiEnv>, id: number, result: 'added' | 'removed', run: (tx: Tx, id: number) => Promise<number[]>) {
  return change(c, async (tx, note) => {
    await lockCollectionRow(tx, id);
    if (!(await findAdminCollection(tx, id))) throw new RecordNotFound('collection');
    const productIds = await run(tx, id);
    if (productIds.length > 0) await note({ action: `collection.${result}`, subject: 'collection', subjectId: id, after: { [result]: productIds } });
    return productIds;
  });
}
