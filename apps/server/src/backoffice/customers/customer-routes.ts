import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { editCustomer, lockUser } from '#modules/accounts';
import { createRoutes, json, jsonBody, ownFailures, successOf } from '#platform/http';
import { assertUnchanged, change } from '../change.ts';
import { listed, listQueryOf, staffList, staffListOf } from '../list-query.ts';
import { staffCall } from '../staff-call.ts';
import { customerFormSchema, customerRecordSchema, staffCustomerSchema } from './contract.ts';
import { findCustomers } from './find-customers.ts';
import { accountFacts, accountOf, readCustomer } from './read-customer.ts';

const tags = ['Back office: customers'];
const call = staffCall('customers');
const params = z.object({ id: z.string().min(1).max(40) });
const record = { 200: json(successOf(customerRecordSchema), 'The customer'), ...ownFailures };

const list = createRoute({
  method: 'get',
  path: '/customers',
  tags,
  summary: 'Customers by e-mail, name, telephone or order number; guests too',
  ...call,
  request: { query: listQueryOf({ q: z.string().max(200).optional() }, ['since']) },
  responses: { 200: json(staffListOf(staffCustomerSchema), 'A page of them'), ...ownFailures },
});

const one = createRoute({
  method: 'get',
  path: '/customers/{id}',
  tags,
  summary: 'A customer with orders, returns, addresses, reviews and consents',
  ...call,
  request: { params },
  responses: record,
});

const update = createRoute({
  method: 'put',
  path: '/customers/{id}',
  tags,
  summary: 'Write down what he is called, by what number and in which language',
  ...call,
  request: { params, body: jsonBody(customerFormSchema) },
  responses: record,
});

export const customerRoutes = createRoutes();

customerRoutes.openapi(list, async (c) => {
  const asked = c.req.valid('query');
  const { filter, ids, offset, limit } = staffList(asked);
  const { rows, count } = await findCustomers(c.var.db, { q: filter.q ?? '', ids, offset, limit });
  return c.json(listed(rows, count, asked), 200);
});

customerRoutes.openapi(one, async (c) => c.json(success(await readCustomer(c.var.db, c.req.valid('param').id)), 200));

customerRoutes.openapi(update, async (c) => {
  const { id } = c.req.valid('param');
  const { revision, phoneCode: countryCode, ...form } = c.req.valid('json');
  await change(c, async (tx, note) => {
    const { id: userId } = await accountOf(tx, id);
    await lockUser(tx, userId);
    const before = accountFacts(await accountOf(tx, id));
    await assertUnchanged(tx, revision, 'customer', before);
    await editCustomer(tx, userId, { ...form, countryCode });
    await note({ action: 'customer.update', subject: 'customer', subjectId: userId, before, after: accountFacts(await accountOf(tx, id)) });
  });
  return c.json(success(await readCustomer(c.var.db, id)), 200);
});
