import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { listViews, removeView, saveView } from '#modules/accounts';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { textField } from '#platform/request-fields';
import { inTransaction } from '#platform/transaction';
import { adminSelfCall, requirePerson } from '../admin-call.ts';
import { numberedPath } from '../record-call.ts';
import { newViewSchema, viewSchema } from './contract.ts';

const call = { ...adminSelfCall, tags: ['Back office: own account'] };

const list = createRoute({
  ...call,
  method: 'get',
  path: '/me/views',
  summary: 'List the caller’s saved views of a list',
  request: { query: z.object({ list: textField.min(1).max(40) }) },
  responses: { 200: json(buildSuccessSchema(z.array(viewSchema)), 'The views by name'), ...customerFailures },
});

const save = createRoute({
  ...call,
  method: 'post',
  path: '/me/views',
  summary: 'Save a view of a list; one with the same name is replaced',
  request: { body: jsonBody(newViewSchema) },
  responses: { 200: json(buildSuccessSchema(viewSchema), 'The view'), ...customerFailures },
});

const remove = createRoute({
  ...call,
  method: 'delete',
  path: '/me/views/{id}',
  summary: 'Delete a saved view',
  request: { params: numberedPath },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The view is deleted'), ...customerFailures },
});

export const viewRoutes = createRoutes();

viewRoutes.openapi(list, async (c) => {
  const { id: userId } = requirePerson(c);
  return c.json(success(await listViews(c.var.db, { userId, ...c.req.valid('query') })), 200);
});

viewRoutes.openapi(save, async (c) => {
  const { id: userId } = requirePerson(c);
  const view = { userId, ...c.req.valid('json') };
  return c.json(success(await inTransaction(c.var.db, (tx) => saveView(tx, view))), 200);
});

viewRoutes.openapi(remove, async (c) => {
  const { id: userId } = requirePerson(c);
  const { id } = c.req.valid('param');
  await inTransaction(c.var.db, (tx) => removeView(tx, { userId, id }));
  return c.json(success(null), 200);
});
