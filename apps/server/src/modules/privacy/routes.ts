import { Readable } from 'node:stream';
import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { customerCall } from '#modules/accounts';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { dataRequestSchema, erasureSchema, newErasureSchema, newExportSchema } from './contract.ts';
import { revokeErasure } from './revoke-erasure.ts';
import { listDataRequests } from './list-data-requests.ts';
import { openDataFile } from './open-data-file.ts';
import { requestErasure } from './request-erasure.ts';
import { requestExport } from './request-export.ts';
import { idQuery, textField } from '#platform/request-fields';

const tags = ['Privacy'];
const ofUser = z.object({ id: idQuery });

const list = createRoute({
  ...customerCall,
  method: 'get',
  path: '/user/{id}/data-requests',
  tags,
  summary: 'List the data requests of the signed-in user',
  request: { params: ofUser },
  responses: { 200: json(buildSuccessSchema(z.array(dataRequestSchema)), 'The data requests, newest first'), ...customerFailures },
});

const add = createRoute({
  ...customerCall,
  method: 'post',
  path: '/user/{id}/data-requests',
  tags,
  summary: 'Request an export of the user’s personal data',
  description:
    'The export is a ZIP of JSON files, kept for seven days. The user receives an email when it is ready. One export at a time and three per day are possible.',
  request: { params: ofUser, body: jsonBody(newExportSchema) },
  responses: { 200: json(buildSuccessSchema(dataRequestSchema), 'The new data request, or the one in progress'), ...customerFailures },
});

const file = createRoute({
  ...customerCall,
  method: 'get',
  path: '/user/{id}/data-requests/{requestId}/file',
  tags,
  summary: 'Download an export of personal data',
  request: { params: ofUser.extend({ requestId: textField.max(64) }) },
  responses: {
    200: { description: 'The ZIP file', content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } } },
    ...customerFailures,
  },
});

const erase = createRoute({
  ...customerCall,
  method: 'post',
  path: '/user/{id}/erasure',
  tags,
  summary: 'Request the deletion of the user’s account',
  description:
    'All sessions end immediately. Orders are kept without personal data. Refused while an order is in progress. An affiliate leaves the programme; the deletion waits until their balance is settled.',
  request: { params: ofUser, body: jsonBody(newErasureSchema) },
  responses: {
    200: json(buildSuccessSchema(erasureSchema), 'Whether the deletion waits for the settlement of an affiliate balance'),
    ...customerFailures,
  },
});

const revokeRoute = createRoute({
  ...customerCall,
  method: 'delete',
  path: '/user/{id}/erasure',
  tags,
  summary: 'Cancel the pending deletion of the user’s account',
  request: { params: ofUser },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The pending deletion was cancelled, unless it had started'), ...customerFailures },
});

export const routes = createRoutes();

routes.openapi(list, async (c) => c.json(success(await listDataRequests(c.var.db, c.req.valid('param').id)), 200));

routes.openapi(add, async (c) => {
  const request = await requestExport(c.var.db, { userId: c.req.valid('param').id, ...c.req.valid('json') });
  c.var.log.info({ requestId: request.id }, 'an export of personal data was requested');
  return c.json(success(request), 200);
});

routes.openapi(file, async (c) => {
  const { id, requestId } = c.req.valid('param');
  const { db, storage, log } = c.var;
  const stream = await openDataFile({ db, storage }, { userId: id, requestId });
  log.info({ requestId }, 'an export of personal data was downloaded');
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="my-data.zip"',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
});

routes.openapi(erase, async (c) => {
  const { id: requestId, isWaiting } = await requestErasure(c.var.db, c.req.valid('param').id, c.req.valid('json'));
  c.var.log.info({ requestId, isWaiting }, 'the deletion of an account was requested');
  return c.json(success({ isWaiting }), 200);
});

routes.openapi(revokeRoute, async (c) => {
  await revokeErasure(c.var.db, c.req.valid('param').id);
  return c.json(success(null), 200);
});
