import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import {
  editAttributeValue,
  lockAttributeValue,
  getAttributeName,
  removeAttributeValue,
  listAdminAttributes,
  findAdminAttributeValue,
  listAdminAttributeValues,
} from '#modules/catalog';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { assertUnchanged, change } from '../change.ts';
import { RecordNotFound } from '../errors.ts';
import { buildListResponse, buildListQuerySchema, buildAdminListSchema } from '../list-query.ts';
import { revisionField } from '../record-call.ts';
import { createRecordRoutes } from '../record-routes.ts';
import { addRevision } from '../revision.ts';
import { adminCall } from '../admin-call.ts';
import {
  attributeFormSchema,
  attributeRecordSchema,
  attributeValueFormSchema,
  attributeValueRecordSchema,
  adminAttributeValueSchema,
} from './taxonomy-contract.ts';
import { textField } from '#platform/request-fields';

const tag = 'Back office: catalogue';

/** Attribute values (colours, sizes, materials…) for variants and filters. */
export const attributeValueRoutes = createRecordRoutes({
  path: 'attribute-values',
  noun: 'value',
  label: 'attribute value',
  tag,
  area: 'catalog',
  isForVendorsToRead: true,
  filter: { q: textField.max(100).optional(), attribute: textField.max(80).optional() },
  sorts: ['position', 'code', 'name', 'id'],
  row: adminAttributeValueSchema,
  form: attributeValueFormSchema,
  record: attributeValueRecordSchema,
  list: listAdminAttributeValues,
  read: findAdminAttributeValue,
  lock: lockAttributeValue,
  save: editAttributeValue,
  remove: removeAttributeValue,
});

const named = z.object({ id: z.string().regex(/^[a-z0-9-]{1,80}$/) });
const look = adminCall('catalog', { isForVendors: true });
const answer = { 200: json(buildSuccessSchema(attributeRecordSchema), 'The attribute'), ...customerFailures };

const list = createRoute({
  method: 'get',
  path: '/attributes',
  tags: [tag],
  summary: 'List product attributes such as colour and size',
  ...look,
  request: { query: buildListQuerySchema({}, ['id']) },
  responses: {
    200: json(buildAdminListSchema(attributeRecordSchema.omit({ revision: true })), 'All attributes with their names'),
    ...customerFailures,
  },
});

const one = createRoute({
  method: 'get',
  path: '/attributes/{id}',
  tags: [tag],
  summary: 'Get an attribute with its names in all languages',
  ...look,
  request: { params: named },
  responses: answer,
});

const update = createRoute({
  method: 'put',
  path: '/attributes/{id}',
  tags: [tag],
  summary: 'Update the names of an attribute',
  ...adminCall('catalog'),
  request: { params: named, body: jsonBody(attributeFormSchema.extend(revisionField)) },
  responses: answer,
});

/** Names of attributes. */
export const attributeRoutes = createRoutes();

attributeRoutes.openapi(list, async (c) => {
  const query = c.req.valid('query');
  const all = (await listAdminAttributes(c.var.db)).filter(({ id }) => query.ids?.includes(id) ?? true);
  return c.json(buildListResponse(all, { itemCount: all.length, isMore: false }, query), 200);
});

attributeRoutes.openapi(one, async (c) => c.json(success(addRevision(await getAttribute(c.var.db, c.req.valid('param').id))), 200));

attributeRoutes.openapi(update, async (c) => {
  const { id } = c.req.valid('param');
  const { revision, texts } = c.req.valid('json');
  const saved = await change(c, async (tx, note) => {
    const before = await getAttribute(tx, id);
    await assertUnchanged(tx, revision, 'attribute', before);
    await getAttributeName(tx, id, texts);
    const after = await getAttribute(tx, id);
    await note({ action: 'attribute.update', subject: 'attribute', subjectId: id, before, after });
    return after;
  });
  return c.json(success(addRevision(saved)), 200);
});

/** @throws RecordNotFound */
async function getAttribute(db: Db, id: string) {
  const attribute = (await listAdminAttributes(db)).find((each) => each.id === id);
  if (!attribute) throw new RecordNotFound('attribute');
  return attribute;
}
