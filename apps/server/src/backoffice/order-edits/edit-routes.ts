import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { editOrder, previewEdit } from '#modules/checkout';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { assertUnchanged, change } from '../change.ts';
import { computeRevision } from '../revision.ts';
import { requireStaff, adminCall } from '../admin-call.ts';
import { editedOrderSchema, openedEditSchema, orderEditSchema, savedEditSchema } from './contract.ts';
import { textField } from '#platform/request-fields';

const tags = ['Back office: orders'];
const call = adminCall('orders');
const params = z.object({ number: textField.min(1).max(40) });
const opened = { 200: json(buildSuccessSchema(openedEditSchema), 'The order with the data of the edit form'), ...customerFailures };

const open = createRoute({
  method: 'get',
  path: '/orders/{number}/edit',
  tags,
  summary: 'Get an order for editing before it is packed',
  ...call,
  request: { params },
  responses: opened,
});

const preview = createRoute({
  method: 'post',
  path: '/orders/{number}/edit/preview',
  tags,
  summary: 'Preview the totals, refund and invoice of an order edit',
  ...call,
  request: { params, body: jsonBody(orderEditSchema) },
  responses: { 200: json(buildSuccessSchema(editedOrderSchema), 'The order after the edit; nothing is saved'), ...customerFailures },
});

const save = createRoute({
  method: 'put',
  path: '/orders/{number}/edit',
  tags,
  summary: 'Edit an order before it is packed',
  description:
    'Existing lines keep their prices; added items have current prices. An online payment above the new total is refunded. If the invoice changes, a credit note and a new invoice are issued.',
  ...call,
  request: { params, body: jsonBody(savedEditSchema) },
  responses: opened,
});

/** Edits of an order before packing. */
export const editRoutes = createRoutes();

editRoutes.openapi(open, async (c) => {
  const { edited, facts } = await previewEdit(c.var.db, c.var.config, { orderNumber: c.req.valid('param').number });
  return c.json(success({ ...edited, revision: computeRevision(facts) }), 200);
});

editRoutes.openapi(preview, async (c) => {
  const { edited } = await previewEdit(c.var.db, c.var.config, { orderNumber: c.req.valid('param').number, edit: c.req.valid('json') });
  return c.json(success(edited), 200);
});

editRoutes.openapi(save, async (c) => {
  const { number: orderNumber } = c.req.valid('param');
  const { revision, shownTotal, ...edit } = c.req.valid('json');
  await change(c, (tx, note) =>
    editOrder(tx, c.var.config, {
      orderNumber,
      edit,
      shownTotal,
      actor: requireStaff(c).name,
      check: (facts) => assertUnchanged(tx, revision, 'order', facts),
      note: (before, after) => note({ action: 'order.edit', subject: 'order', subjectId: orderNumber, before, after }),
    }),
  );
  const { edited, facts } = await previewEdit(c.var.db, c.var.config, { orderNumber });
  return c.json(success({ ...edited, revision: computeRevision(facts) }), 200);
});
