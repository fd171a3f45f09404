import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import {
  addEndpoint,
  editEndpoint,
  lockEndpoint,
  pingEndpoint,
  redeliver,
  removeEndpoint,
  rotateSecret,
  listAdminDeliveries,
  findAdminEndpoint,
  listAdminEndpoints,
  webhookEvents,
} from '#modules/webhooks';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { assertUnchanged, change } from '../change.ts';
import { RecordNotFound } from '../errors.ts';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { numberedPath, revisionField } from '../record-call.ts';
import { addRevision } from '../revision.ts';
import { adminCall } from '../admin-call.ts';
import { deliveryFilter, deliverySchema, endpointFormSchema, endpointSchema, newEndpointSchema, webhookEventSchema } from './contract.ts';

const tags = ['Back office: webhooks'];
const call = adminCall('settings');
const record = { 200: json(buildSuccessSchema(endpointSchema), 'The webhook endpoint'), ...customerFailures };
const queued = { 200: json(buildSuccessSchema(z.object({ id: z.uuid() })), 'The id of the queued delivery'), ...customerFailures };
const shownOnce = {
  200: json(buildSuccessSchema(newEndpointSchema), 'The webhook endpoint with its secret, which is returned only once'),
  ...customerFailures,
};
const listedEndpoint = endpointSchema.omit({ revision: true });

const list = createRoute({
  method: 'get',
  path: '/webhooks',
  tags,
  summary: 'List webhook endpoints',
  ...call,
  request: { query: buildListQuerySchema({}, ['id']) },
  responses: { 200: json(buildAdminListSchema(listedEndpoint), 'A page of webhook endpoints'), ...customerFailures },
});

const events = createRoute({
  method: 'get',
  path: '/webhooks/events',
  tags,
  summary: 'List the webhook events',
  ...call,
  responses: { 200: json(buildSuccessSchema(z.array(webhookEventSchema)), 'All webhook events'), ...customerFailures },
});

const deliveries = createRoute({
  method: 'get',
  path: '/webhook-deliveries',
  tags,
  summary: 'List webhook deliveries of the last 30 days, newest first',
  ...call,
  request: { query: buildListQuerySchema(deliveryFilter, ['createdAt']) },
  responses: { 200: json(buildAdminListSchema(deliverySchema), 'A page of webhook deliveries'), ...customerFailures },
});

const again = createRoute({
  method: 'post',
  path: '/webhook-deliveries/{id}/redeliver',
  tags,
  summary: 'Repeat a webhook delivery',
  ...call,
  request: { params: z.object({ id: z.uuid() }) },
  responses: queued,
});

const one = createRoute({
  method: 'get',
  path: '/webhooks/{id}',
  tags,
  summary: 'Get a webhook endpoint',
  ...call,
  request: { params: numberedPath },
  responses: record,
});

const create = createRoute({
  method: 'post',
  path: '/webhooks',
  tags,
  summary: 'Create a webhook endpoint',
  ...call,
  request: { body: jsonBody(endpointFormSchema) },
  responses: shownOnce,
});

const update = createRoute({
  method: 'put',
  path: '/webhooks/{id}',
  tags,
  summary: 'Update a webhook endpoint',
  ...call,
  request: { params: numberedPath, body: jsonBody(endpointFormSchema.extend(revisionField)) },
  responses: record,
});

const remove = createRoute({
  method: 'delete',
  path: '/webhooks/{id}',
  tags,
  summary: 'Delete a webhook endpoint with its deliveries',
  ...call,
  request: { params: numberedPath },
  responses: record,
});

const rotate = createRoute({
  method: 'post',
  path: '/webhooks/{id}/rotate',
  tags,
  summary: 'Rotate the secret of a webhook endpoint',
  description: 'For one day, deliveries contain the signatures of both secrets.',
  ...call,
  request: { params: numberedPath },
  responses: shownOnce,
});

const ping = createRoute({
  method: 'post',
  path: '/webhooks/{id}/ping',
  tags,
  summary: 'Send a test delivery to a webhook endpoint',
  ...call,
  request: { params: numberedPath },
  responses: queued,
});

export const webhookRoutes = createRoutes();

webhookRoutes.openapi(list, async (c) => {
  const query = c.req.valid('query');
  const { rows, count } = await listAdminEndpoints(c.var.db, toAdminListQuery(query));
  return c.json(buildListResponse(rows, count, query), 200);
});

webhookRoutes.openapi(events, (c) => c.json(success(Object.entries(webhookEvents).map(([id, name]) => ({ id, name }))), 200));

webhookRoutes.openapi(deliveries, async (c) => {
  const query = c.req.valid('query');
  const { rows, count } = await listAdminDeliveries(c.var.db, toAdminListQuery(query));
  const shown = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString(), deliveredAt: row.deliveredAt?.toISOString() ?? null }));
  return c.json(buildListResponse(shown, count, query), 200);
});

webhookRoutes.openapi(again, async (c) => {
  const { id } = c.req.valid('param');
  await change(c, async (tx, note) => {
    const delivery = await redeliver(tx, id);
    if (!delivery) throw new RecordNotFound('delivery');
    await note({ action: 'webhook.redeliver', subject: 'webhook', subjectId: delivery.endpointId, after: { delivery: id, event: delivery.event } });
  });
  return c.json(success({ id }), 200);
});

webhookRoutes.openapi(one, async (c) => c.json(success(addRevision(await getEndpoint(c.var.db, c.req.valid('param').id))), 200));

webhookRoutes.openapi(create, async (c) => {
  const form = c.req.valid('json');
  const made = await change(c, async (tx, note) => {
    const { id, secret } = await addEndpoint(tx, c.var.config, form);
    const after = await getEndpoint(tx, id);
    await note({ action: 'webhook.create', subject: 'webhook', subjectId: id, after });
    return { ...addRevision(after), secret };
  });
  return c.json(success(made), 200);
});

webhookRoutes.openapi(update, async (c) => {
  const { id } = c.req.valid('param');
  const { revision, ...form } = c.req.valid('json');
  const endpoint = await change(c, async (tx, note) => {
    await lockEndpoint(tx, id);
    const before = await getEndpoint(tx, id);
    await assertUnchanged(tx, revision, 'webhook', before);
    await editEndpoint(tx, c.var.config, id, form);
    const after = await getEndpoint(tx, id);
    await note({ action: 'webhook.update', subject: 'webhook', subjectId: id, before, after });
    return after;
  });
  return c.json(success(addRevision(endpoint)), 200);
});

webhookRoutes.openapi(remove, async (c) => {
  const { id } = c.req.valid('param');
  const endpoint = await change(c, async (tx, note) => {
    const before = await getEndpoint(tx, id);
    await removeEndpoint(tx, id);
    await note({ action: 'webhook.delete', subject: 'webhook', subjectId: id, before });
    return before;
  });
  return c.json(success(addRevision(endpoint)), 200);
});

webhookRoutes.openapi(rotate, async (c) => {
  const { id } = c.req.valid('param');
  const made = await change(c, async (tx, note) => {
    const endpoint = await getEndpoint(tx, id);
    const secret = await rotateSecret(tx, id);
    await note({ action: 'webhook.rotate', subject: 'webhook', subjectId: id });
    return { ...addRevision(endpoint), secret };
  });
  return c.json(success(made), 200);
});

webhookRoutes.openapi(ping, async (c) => {
  const { id } = c.req.valid('param');
  const delivery = await change(c, async (tx, note) => {
    await getEndpoint(tx, id);
    const sent = await pingEndpoint(tx, id);
    await note({ action: 'webhook.ping', subject: 'webhook', subjectId: id, after: { delivery: sent } });
    return sent;
  });
  return c.json(success({ id: delivery }), 200);
});

/** @throws RecordNotFound */
async function getEndpoint(db: Db, id: number) {
  const endpoint = await findAdminEndpoint(db, id);
  if (!endpoint) throw new RecordNotFound('webhook');
  return endpoint;
}
