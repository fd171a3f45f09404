import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { returnDeskSchema, returnStates } from '#contracts/returns';
import { findNamedOrder } from '#modules/orders';
import { requestReturn, returnDesk, staffReturns } from '#modules/returns';
import { createRoutes, json, jsonBody, ownFailures, successOf } from '#platform/http';
import { change } from '../change.ts';
import { listed, listQueryOf, staffList, staffListOf } from '../list-query.ts';
import { requireStaff, staffCall } from '../staff-call.ts';
import { returnForCustomerSchema, returnRecordSchema, staffReturnSchema } from './contract.ts';
import { readReturn, shownInQueue } from './read-return.ts';

const tags = ['Back office: returns'];
const call = staffCall('returns');
const record = { 200: json(successOf(returnRecordSchema), 'The return'), ...ownFailures };

const filter = {
  q: z.string().max(40).optional(),
  state: z.enum(returnStates).optional(),
  countryId: z.int().positive().optional(),
  reason: z.string().max(40).optional(),
  olderThanDays: z.int().min(1).max(3650).optional(),
  orderNumber: z.string().max(40).optional(),
};

const list = createRoute({
  method: 'get',
  path: '/returns',
  tags,
  summary: 'The queue of returns',
  ...call,
  request: { query: listQueryOf(filter, ['requestedAt']) },
  responses: { 200: json(staffListOf(staffReturnSchema), 'A page of them'), ...ownFailures },
});

const one = createRoute({
  method: 'get',
  path: '/returns/{number}',
  tags,
  summary: 'A return with all that has happened to it',
  ...call,
  request: { params: z.object({ number: z.string().min(1).max(40) }) },
  responses: record,
});

const desk = createRoute({
  method: 'get',
  path: '/returns/of/{orderNumber}',
  tags,
  summary: 'What can be asked back of an order, by its order number or invoice number',
  ...call,
  request: { params: z.object({ orderNumber: z.string().min(1).max(40) }) },
  responses: { 200: json(successOf(returnDeskSchema), 'As its buyer would see it'), ...ownFailures },
});

const create = createRoute({
  method: 'post',
  path: '/returns',
  tags,
  summary: 'Ask things of an order back on its buyer’s behalf',
  description: 'He is mailed as if he had done it himself.',
  ...call,
  request: { body: jsonBody(returnForCustomerSchema) },
  responses: record,
});

export const returnRoutes = createRoutes();

returnRoutes.openapi(list, async (c) => {
  const asked = c.req.valid('query');
  const { rows, count } = await staffReturns(c.var.db, staffList(asked));
  return c.json(listed(rows.map(shownInQueue), count, asked), 200);
});

returnRoutes.openapi(one, async (c) => c.json(success(await readReturn(c.var.db, c.req.valid('param').number)), 200));

returnRoutes.openapi(desk, async (c) => {
  const order = await findNamedOrder(c.var.db, c.req.valid('param').orderNumber);
  return c.json(success(await returnDesk(c.var.db, order, english)), 200);
});

returnRoutes.openapi(create, async (c) => {
  const { orderNumber: named, request } = c.req.valid('json');
  const returnNumber = await change(c, async (tx, note) => {
    const { orderNumber } = await findNamedOrder(tx, named);
    const number = await requestReturn(tx, orderNumber, request, requireStaff(c).name);
    const items = request.items.map(({ lineId, quantity, reason, wish }) => ({ lineId, quantity, reason, wish }));
    await note({ action: 'return.request', subject: 'return', subjectId: number, after: { orderNumber, items } });
    return number;
  });
  return c.json(success(await readReturn(c.var.db, returnNumber)), 200);
});

const english = 1;
