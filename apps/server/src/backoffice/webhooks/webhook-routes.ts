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
  staffDeliveries,
  staffEndpoint,
  staffEndpoints,
  webhookEvents,
} from '#modules/webhooks';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, ownFailures, successOf } from '#platform/http';
import { assertUnchanged, change } from '../change.ts';
import { NotThere } from '../errors.ts';
import { listed, listQueryOf, staffList, staffListOf } from '../list-query.ts';
import { numberedPath, revisionField } from '../record-call.ts';
import { withRevision } from '../revision.ts';
import { staffCall } from '../staff-call.ts';
import { deliveryFilter, deliverySchema, endpointFormSchema, endpointSchema, newEndpointSchema, webhookEventSchema } from './contract.ts';

const tags = ['Back office: webhooks'];
const call = staffCall('settings');
const record = { 200: json(successOf(endpointSchema), 'The endpoint'), ...ownFailures };
const queued = { 200: json(successOf(z.object({ id: z.uuid() })), 'The delivery that is tried'), ...ownFailures };
const shownOnce = { 200: json(successOf(newEndpointSchema), 'The endpoint, with its secret this once'), ...ownFailures };
const listedEndpoint = endpointSchema.omit({ revision: true });

const list = createRoute({
  method: 'get',
  path: '/webhooks',
  tags,
  summary: 'Endpoints of merchants’ own systems',
  ...call,
  request: { query: listQueryOf({}, ['id']) },
  responses: { 200: json(staffListOf(listedEndpoint), 'A page of them'), ...ownFailures },
});

const events = createRoute({
  method: 'get',
  path: '/webhooks/events',
  tags,
  summary: 'What can be heard of',
  ...call,
  responses: { 200: json(successOf(z.array(webhookEventSchema)), 'The events'), ...ownFailures },
});

const deliveries = createRoute({
  method: 'get',
  path: '/webhook-deliveries',
  tags,
  summary: 'What was told to an endpoint in the last thirty days, newest first',
  ...call,
  request: { query: listQueryOf(deliveryFilter, ['createdAt']) },
  responses: { 200: json(staffListOf(deliverySchema), 'A page of them'), ...ownFailures },
});

const again = createRoute({
  method: 'post',
  path: '/webhook-deliveries/{id}/redeliver',
  tags,
  summary: 'Try a delivery now',
  ...call,
  request: { params: z.object({ id: z.uuid() }) },
  responses: queued,
});

const one = createRoute({
  method: 'get',
  path: '/webhooks/{id}',
  tags,
  summary: 'An endpoint',
  ...call,
  request: { params: numberedPath },
  responses: record,
});

const create = createRoute({
  method: 'post',
  path: '/webhooks',
  tags,
  summary: 'Add an endpoint',
  ...call,
  request: { body: jsonBody(endpointFormSchema) },
  responses: shownOnce,
});

const update = createRoute({
  method: 'put',
  path: '/webhooks/{id}',
  tags,
  summary: 'Save an endpoint',
  ...call,
  request: { params: numberedPath, body: jsonBody(endpointFormSchema.extend(revisionField)) },
  responses: record,
});

const remove = createRoute({
  method: 'delete',
  path: '/webhooks/{id}',
  tags,
  summary: 'Take an endpoint out, with what was told to it',
  ...call,
  request: { params: numberedPath },
  responses: record,
});

const rotate = createRoute({
  method: 'post',
  path: '/webhooks/{id}/rotate',
  tags,
  summary: 'Give an endpoint another secret',
  description: 'For a day deliveries carry the signatures of both.',
  ...call,
  request: { params: numberedPath },
  responses: shownOnce,
});

const ping = createRoute({
  method: 'post',
  path: '/webhooks/{id}/ping',
  tags,
  summary: 'Send an endpoint a delivery that means nothing',
  ...call,
  request: { params: numberedPath },
  responses: queued,
});

export const webhookRoutes = createRoutes();

webhookRoutes.openapi(list, async (c) => {
  const asked = c.req.valid('query');
  const { rows, count } = await staffEndpoints(c.var.db, staffList(asked));
  return c.json(listed(rows, count, asked), 200);
});

webhookRoutes.openapi(events, (c) => c.json(success(Object.entries(webhookEvents).map(([id, name]) => ({ id, name }))), 200));

webhookRoutes.openapi(deliveries, async (c) => {
  const asked = c.req.valid('query');
  const { rows, count } = await staffDeliveries(c.var.db, staffList(asked));
  const shown = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString(), deliveredAt: row.deliveredAt?.toISOString() ?? null }));
  return c.json(listed(shown, count, asked), 200);
});

webhookRoutes.openapi(again, async (c) => {
  const { id } = c.req.valid('param');
  await change(c, async (tx, note) => {
    const delivery = await redeliver(tx, id);
    if (!delivery) throw new NotThere('delivery');
    await note({ action: 'webhook.redeliver', subject: 'webhook', subjectId: delivery.endpointId, after: { delivery: id, event: delivery.event } });
  });
  return c.json(success({ id }), 200);
});

webhookRoutes.openapi(one, async (c) => c.json(success(withRevision(await endpointOf(c.var.db, c.req.valid('param').id))), 200));

webhookRoutes.openapi(create, async (c) => {
  const form = c.req.valid('json');
  const made = await change(c, async (tx, note) => {
    const { id, secret } = await addEndpoint(tx, c.var.config, form);
    const after = await endpointOf(tx, id);
    await note({ action: 'webhook.create', subject: 'webhook', subjectId: id, after });
    return { ...withRevision(after), secret };
  });
  return c.json(success(made), 200);
});

webhookRoutes.openapi(update, async (c) => {
  const { id } = c.req.valid('param');
  const { revision, ...form } = c.req.valid('json');
  const endpoint = await change(c, async (tx, note) => {
    await lockEndpoint(tx, id);
    const before = await endpointOf(tx, id);
    await assertUnchanged(tx, revision, 'webhook', before);
    await editEndpoint(tx, c.var.config, id, form);
    const after = await endpointOf(tx, id);
    await note({ action: 'webhook.update', subject: 'webhook', subjectId: id, before, after });
    return after;
  });
  return c.json(success(withRevision(endpoint)), 200);
});

webhookRoutes.openapi(remove, async (c) => {
  const { id } = c.req.valid('param');
  const endpoint = await change(c, async (tx, note) => {
    const before = await endpointOf(tx, id);
    await removeEndpoint(tx, id);
    await note({ action: 'webhook.delete', subject: 'webhook', subjectId: id, before });
    return before;
  });
  return c.json(success(withRevision(endpoint)), 200);
});

webhookRoutes.openapi(rotate, async (c) => {
  const { id } = c.req.valid('param');
  const made = await change(c, async (tx, note) => {
    const endpoint = await endpointOf(tx, id);
    const secret = await rotateSecret(tx, id);
    await note({ action: 'webhook.rotate', subject: 'webhook', subjectId: id });
    return { ...withRevision(endpoint), secret };
  });
  return c.json(success(made), 200);
});

webhookRoutes.openapi(ping, async (c) => {
  const { id } = c.req.valid('param');
  const delivery = await change(c, async (tx, note) => {
    await endpointOf(tx, id);
    const sent = await pingEndpoint(tx, id);
    await note({ action: 'webhook.ping', subject: 'webhook', subjectId: id, after: { delivery: sent } });
    return sent;
  });
  return c.json(success({ id: delivery }), 200);
});

/** @throws NotThere */
async function endpointOf(db: Db, id: number) {
  const endpoint = await staffEndpoint(db, id);
  if (!endpoint) throw new NotThere('webhook');
  return endpoint;
}
