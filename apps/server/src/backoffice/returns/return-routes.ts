import { defaultLanguageId } from '@selvedge/i18n';
import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { returnStates } from '#contracts/returns';
import { getOrderByNumber } from '#modules/orders';
import { requestReturn, getReturnOverview, listAdminReturns } from '#modules/returns';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { change } from '../change.ts';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { requireStaff, adminCall } from '../admin-call.ts';
import { assertOrderUnchanged, getOrderRevision } from '../orders/order-revision.ts';
import { openedReturnSchema, returnForCustomerSchema, returnRecordSchema, adminReturnSchema } from './contract.ts';
import { readReturn, toQueueRow } from './read-return.ts';
import { idField, textField } from '#platform/request-fields';

const tags = ['Back office: returns'];
const call = adminCall('returns');
const record = { 200: json(buildSuccessSchema(returnRecordSchema), 'The return'), ...customerFailures };

const filter = {
  q: textField.max(40).optional(),
  state: z.enum(returnStates).optional(),
  countryId: idField.optional(),
  reason: textField.max(40).optional(),
  olderThanDays: z.int().min(1).max(3650).optional(),
  orderNumber: textField.max(40).optional(),
};

const list = createRoute({
  method: 'get',
  path: '/returns',
  tags,
  summary: 'List returns',
  ...call,
  request: { query: buildListQuerySchema(filter, ['requestedAt']) },
  responses: { 200: json(buildAdminListSchema(adminReturnSchema), 'A page of returns'), ...customerFailures },
});

const one = createRoute({
  method: 'get',
  path: '/returns/{number}',
  tags,
  summary: 'Get a return with its history',
  ...call,
  request: { params: z.object({ number: textField.min(1).max(40) }) },
  responses: record,
});

const overviewRoute = createRoute({
  method: 'get',
  path: '/returns/of/{orderNumber}',
  tags,
  summary: 'Get the returnable items of an order',
  ...call,
  request: { params: z.object({ orderNumber: textField.min(1).max(40) }) },
  responses: {
    200: json(buildSuccessSchema(openedReturnSchema), 'The returnable items and the return options of the customer'),
    ...customerFailures,
  },
});

const create = createRoute({
  method: 'post',
  path: '/returns',
  tags,
  summary: 'Create a return on behalf of the customer',
  description: 'The customer receives the same email as for a return that they created.',
  ...call,
  request: { body: jsonBody(returnForCustomerSchema) },
  responses: record,
});

export const returnRoutes = createRoutes();

returnRoutes.openapi(list, async (c) => {
  const query = c.req.valid('query');
  const { rows, count } = await listAdminReturns(c.var.db, toAdminListQuery(query));
  return c.json(buildListResponse(rows.map(toQueueRow), count, query), 200);
});

returnRoutes.openapi(one, async (c) => c.json(success(await readReturn(c.var.db, c.req.valid('param').number)), 200));

returnRoutes.openapi(overviewRoute, async (c) => {
  const order = await getOrderByNumber(c.var.db, c.req.valid('param').orderNumber);
  const overview = await getReturnOverview(c.var.db, order, defaultLanguageId);
  return c.json(success({ ...overview, revision: await getOrderRevision(c.var.db, order) }), 200);
});

returnRoutes.openapi(create, async (c) => {
  const { orderNumber: named, request, revision } = c.req.valid('json');
  const returnNumber = await change(c, async (tx, note) => {
    const order = await getOrderByNumber(tx, named);
    const { orderNumber } = order;
    await assertOrderUnchanged(tx, order, revision);
    const number = await requestReturn(tx, orderNumber, request, { actor: requireStaff(c).name });
    const items = request.items.map(({ lineId, quantity, reason, wish }) => ({ lineId, quantity, reason, wish }));
    await note({ action: 'return.request', subject: 'return', subjectId: number, after: { orderNumber, items } });
    return number;
  });
  return c.json(success(await readReturn(c.var.db, returnNumber)), 200);
});
