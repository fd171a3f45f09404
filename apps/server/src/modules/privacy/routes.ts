import { Readable } from 'node:stream';
import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { ownCall } from '#modules/accounts';
import { createRoutes, json, jsonBody, ownFailures, successOf } from '#platform/http';
import { dataRequestSchema, erasureSchema, newErasureSchema, newExportSchema } from './contract.ts';
import { keepAccount } from './keep-account.ts';
import { listDataRequests } from './list-data-requests.ts';
import { openDataFile } from './open-data-file.ts';
import { requestErasure } from './request-erasure.ts';
import { requestExport } from './request-export.ts';

const tags = ['Privacy'];
const ofUser = z.object({ id: z.coerce.number().int().positive() });

const list = createRoute({
  ...ownCall,
  method: 'get',
  path: '/user/{id}/data-requests',
  tags,
  summary: 'What somebody has asked for of his data',
  request: { params: ofUser },
  responses: { 200: json(successOf(z.array(dataRequestSchema)), 'The newest first'), ...ownFailures },
});

const add = createRoute({
  ...ownCall,
  method: 'post',
  path: '/user/{id}/data-requests',
  tags,
  summary: 'Have all that the shop holds about oneself put together',
  description: 'A ZIP of JSON files, kept for seven days; a mail tells when it is ready. One at a time, three a day.',
  request: { params: ofUser, body: jsonBody(newExportSchema) },
  responses: { 200: json(successOf(dataRequestSchema), 'Asked for, or under way already'), ...ownFailures },
});

const file = createRoute({
  ...ownCall,
  method: 'get',
  path: '/user/{id}/data-requests/{requestId}/file',
  tags,
  summary: 'The file itself',
  request: { params: ofUser.extend({ requestId: z.string().max(64) }) },
  responses: {
    200: { description: 'The ZIP', content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } } },
    ...ownFailures,
  },
});

const erase = createRoute({
  ...ownCall,
  method: 'post',
  path: '/user/{id}/erasure',
  tags,
  summary: 'Delete the account',
  description:
    'All sessions end at once. Orders stay in the books without the person. Refused while an order is under way. An affiliate leaves the programme and waits until it has settled with him.',
  request: { params: ofUser, body: jsonBody(newErasureSchema) },
  responses: { 200: json(successOf(erasureSchema), 'It is being deleted, or will be once all is settled'), ...ownFailures },
});

const keep = createRoute({
  ...ownCall,
  method: 'delete',
  path: '/user/{id}/erasure',
  tags,
  summary: 'Keep the account after all, while its deletion waits',
  request: { params: ofUser },
  responses: { 200: json(successOf(z.null()), 'It stays, if it was not being deleted already'), ...ownFailures },
});

export const routes = createRoutes();

routes.openapi(list, async (c) => c.json(success(await listDataRequests(c.var.db, c.req.valid('param').id)), 200));

routes.openapi(add, async (c) => {
  const request = await requestExport(c.var.db, { userId: c.req.valid('param').id, ...c.req.valid('json') });
  c.var.log.info({ requestId: request.id }, 'an export of personal data was asked for');
  return c.json(success(request), 200);
});

routes.openapi(file, async (c) => {
  const { id, requestId } = c.req.valid('param');
  const { db, storage, log } = c.var;
  const stream = await openDataFile({ db, storage }, { userId: id, requestId });
  log.info({ requestId }, 'an export of personal data was fetched');
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
  c.var.log.info({ requestId, isWaiting }, 'the deletion of an account was asked for');
  return c.json(success({ isWaiting }), 200);
});

routes.openapi(keep, async (c) => {
  await keepAccount(c.var.db, c.req.valid('param').id);
  return c.json(success(null), 200);
});
