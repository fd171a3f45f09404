import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import {
  editAttributeValue,
  lockAttributeValue,
  nameAttribute,
  removeAttributeValue,
  staffAttributes,
  staffAttributeValue,
  staffAttributeValues,
} from '#modules/catalog';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, ownFailures, successOf } from '#platform/http';
import { assertUnchanged, change } from '../change.ts';
import { NotThere } from '../errors.ts';
import { listed, listQueryOf, staffListOf } from '../list-query.ts';
import { revisionField } from '../record-call.ts';
import { recordRoutes } from '../record-routes.ts';
import { withRevision } from '../revision.ts';
import { staffCall } from '../staff-call.ts';
import {
  attributeFormSchema,
  attributeRecordSchema,
  attributeValueFormSchema,
  attributeValueRecordSchema,
  staffAttributeValueSchema,
} from './taxonomy-contract.ts';

const tag = 'Back office: catalogue';

/** Colours, sizes, materials…: what products are made in and filtered by. */
export const attributeValueRoutes = recordRoutes({
  path: 'attribute-values',
  thing: 'value',
  tag,
  area: 'catalog',
  isForVendorsToRead: true,
  filter: { q: z.string().max(100).optional(), attribute: z.string().max(80).optional() },
  sorts: ['position', 'code', 'name', 'id'],
  row: staffAttributeValueSchema,
  form: attributeValueFormSchema,
  record: attributeValueRecordSchema,
  list: staffAttributeValues,
  read: staffAttributeValue,
  lock: lockAttributeValue,
  save: editAttributeValue,
  remove: removeAttributeValue,
});

const named = z.object({ id: z.string().regex(/^[a-z0-9-]{1,80}$/) });
const look = staffCall('catalog', { isForVendors: true });
const answer = { 200: json(successOf(attributeRecordSchema), 'The attribute'), ...ownFailures };

const list = createRoute({
  method: 'get',
  path: '/attributes',
  tags: [tag],
  summary: 'What values are there of: colour, size, material…',
  ...look,
  request: { query: listQueryOf({}, ['id']) },
  responses: { 200: json(staffListOf(attributeRecordSchema.omit({ revision: true })), 'All of them'), ...ownFailures },
});

const one = createRoute({
  method: 'get',
  path: '/attributes/{id}',
  tags: [tag],
  summary: 'An attribute with its names',
  ...look,
  request: { params: named },
  responses: answer,
});

const update = createRoute({
  method: 'put',
  path: '/attributes/{id}',
  tags: [tag],
  summary: 'Say what an attribute is called',
  ...staffCall('catalog'),
  request: { params: named, body: jsonBody(attributeFormSchema.extend(revisionField)) },
  responses: answer,
});

/** What each attribute is called. */
export const attributeRoutes = createRoutes();

attributeRoutes.openapi(list, async (c) => {
  const asked = c.req.valid('query');
  const all = (await staffAttributes(c.var.db)).filter(({ id }) => asked.ids?.includes(id) ?? true);
  return c.json(listed(all, { itemCount: all.length, isMore: false }, asked), 200);
});

attributeRoutes.openapi(one, async (c) => c.json(success(withRevision(await attributeOf(c.var.db, c.req.valid('param').id))), 200));

attributeRoutes.openapi(update, async (c) => {
  const { id } = c.req.valid('param');
  const { revision, texts } = c.req.valid('json');
  const saved = await change(c, async (tx, note) => {
    const before = await attributeOf(tx, id);
    await assertUnchanged(tx, revision, 'attribute', before);
    await nameAttribute(tx, id, texts);
    const after = await attributeOf(tx, id);
    await note({ action: 'attribute.update', subject: 'attribute', subjectId: id, before, after });
    return after;
  });
  return c.json(success(withRevision(saved)), 200);
});

/** @throws NotThere */
async function attributeOf(db: Db, id: string) {
  const attribute = (await staffAttributes(db)).find((each) => each.id === id);
  if (!attribute) throw new NotThere('attribute');
  return attribute;
}
