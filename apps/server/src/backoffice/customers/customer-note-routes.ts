import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { addCustomerNote, changeCustomerTags, listCustomerTags, listUsedCustomerTags } from '#modules/accounts';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { textField } from '#platform/request-fields';
import { adminCall, requireStaff } from '../admin-call.ts';
import { change } from '../change.ts';
import { noteSchema } from '../orders/contract.ts';
import { MAX_OFFERED_TAGS, tagChangeSchema } from '../tag-change.ts';
import { customerRecordSchema } from './contract.ts';
import { getAccount, readCustomer } from './read-customer.ts';

const tags = ['Back office: customers'];
const call = adminCall('customers');
const params = z.object({ id: textField.min(1).max(40) });
const record = { 200: json(buildSuccessSchema(customerRecordSchema), 'The updated customer'), ...customerFailures };

const used = createRoute({
  method: 'get',
  path: '/customer-tags',
  tags,
  summary: 'List the tags of customers, the most frequent first',
  ...call,
  responses: { 200: json(buildSuccessSchema(z.array(z.string())), 'The tags'), ...customerFailures },
});

const changeTags = createRoute({
  method: 'post',
  path: '/customers/{id}/tags',
  tags,
  summary: 'Add tags to a customer and remove tags from them',
  ...call,
  request: { params, body: jsonBody(tagChangeSchema) },
  responses: record,
});

const addNote = createRoute({
  method: 'post',
  path: '/customers/{id}/notes',
  tags,
  summary: 'Add an internal note to a customer',
  ...call,
  request: { params, body: jsonBody(noteSchema) },
  responses: record,
});

/** Tags and notes of customers, which only staff see. */
export const customerNoteRoutes = createRoutes();

customerNoteRoutes.openapi(used, async (c) => c.json(success(await listUsedCustomerTags(c.var.db, MAX_OFFERED_TAGS)), 200));

customerNoteRoutes.openapi(changeTags, async (c) => {
  const { id } = c.req.valid('param');
  await change(c, async (tx, note) => {
    const { id: userId } = await getAccount(tx, id);
    const readTags = async () => ({ tags: (await listCustomerTags(tx, [userId])).get(userId) ?? [] });
    const before = await readTags();
    await changeCustomerTags(tx, userId, c.req.valid('json'));
    await note({ action: 'customer.tags', subject: 'customer', subjectId: userId, before, after: await readTags() });
  });
  return c.json(success(await readCustomer(c.var.db, id)), 200);
});

customerNoteRoutes.openapi(addNote, async (c) => {
  const { id } = c.req.valid('param');
  const { text } = c.req.valid('json');
  await change(c, async (tx, note) => {
    const { id: userId } = await getAccount(tx, id);
    await addCustomerNote(tx, { userId, text, author: requireStaff(c).name });
    await note({ action: 'customer.note', subject: 'customer', subjectId: userId, after: { text } });
  });
  return c.json(success(await readCustomer(c.var.db, id)), 200);
});
