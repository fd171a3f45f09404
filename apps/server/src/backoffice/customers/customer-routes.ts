import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { editCustomer, lockUser } from '#modules/accounts';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { assertUnchanged, change } from '../change.ts';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { adminCall } from '../admin-call.ts';
import { tagFilter } from '../tag-change.ts';
import { customerFormSchema, customerRecordSchema, adminCustomerSchema } from './contract.ts';
import { findCustomers } from './find-customers.ts';
import { getAccountFields, getAccount, readCustomer } from './read-customer.ts';
import { textField } from '#platform/request-fields';

const tags = ['Back office: customers'];
const call = adminCall('customers');
const params = z.object({ id: textField.min(1).max(40) });
const record = { 200: json(buildSuccessSchema(customerRecordSchema), 'The customer'), ...customerFailures };

const list = createRoute({
  method: 'get',
  path: '/customers',
  tags,
  summary: 'List customers and guests',
  ...call,
  request: {
    query: buildListQuerySchema({ q: textField.max(200).optional(), tag: tagFilter.optional(), hasNotes: z.literal(true).optional() }, ['since']),
  },
  responses: { 200: json(buildAdminListSchema(adminCustomerSchema), 'A page of customers and guests'), ...customerFailures },
});

const one = createRoute({
  method: 'get',
  path: '/customers/{id}',
  tags,
  summary: 'Get a customer with orders, returns, addresses, reviews and consents',
  ...call,
  request: { params },
  responses: record,
});

const update = createRoute({
  method: 'put',
  path: '/customers/{id}',
  tags,
  summary: 'Update the name, phone and language of a customer',
  ...call,
  request: { params, body: jsonBody(customerFormSchema) },
  responses: record,
});

export const customerRoutes = createRoutes();

customerRoutes.openapi(list, async (c) => {
  const query = c.req.valid('query');
  const { filter, ids, offset, limit } = toAdminListQuery(query);
  const { rows, count } = await findCustomers(c.var.db, { ...filter, q: filter.q ?? '', ids, offset, limit });
  return c.json(buildListResponse(rows, count, query), 200);
});

customerRoutes.openapi(one, async (c) => c.json(success(await readCustomer(c.var.db, c.req.valid('param').id)), 200));

customerRoutes.openapi(update, async (c) => {
  const { id } = c.req.valid('param');
  const { revision, phoneCode: countryCode, ...form } = c.req.valid('json');
  await change(c, async (tx, note) => {
    const { id: userId } = await getAccount(tx, id);
    await lockUser(tx, userId);
    const before = getAccountFields(await getAccount(tx, id));
    await assertUnchanged(tx, revision, 'customer', before);
    await editCustomer(tx, userId, { ...form, countryCode });
    await note({ action: 'customer.update', subject: 'customer', subjectId: userId, before, after: getAccountFields(await getAccount(tx, id)) });
  });
  return c.json(success(await readCustomer(c.var.db, id)), 200);
});
