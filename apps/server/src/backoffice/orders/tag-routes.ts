import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { changeOrderTags, listOrderTags, listUsedOrderTags } from '#modules/orders';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { adminCall } from '../admin-call.ts';
import { change } from '../change.ts';
import { MAX_OFFERED_TAGS, tagChangeSchema } from '../tag-change.ts';
import { manyTagsSchema } from './contract.ts';
import { getOrder, orderPath, toAuditSubject } from './get-order.ts';

const tags = ['Back office: orders'];
const call = adminCall('orders');
const tagList = z.array(z.string());

const used = createRoute({
  method: 'get',
  path: '/order-tags',
  tags,
  summary: 'List the tags of orders, the most frequent first',
  ...call,
  responses: { 200: json(buildSuccessSchema(tagList), 'The tags'), ...customerFailures },
});

const changeOne = createRoute({
  method: 'post',
  path: '/orders/{number}/tags',
  tags,
  summary: 'Add tags to an order and remove tags from it',
  ...call,
  request: { params: orderPath, body: jsonBody(tagChangeSchema) },
  responses: { 200: json(buildSuccessSchema(z.object({ tags: tagList })), 'The tags of the order'), ...customerFailures },
});

const changeMany = createRoute({
  method: 'post',
  path: '/orders/many/tags',
  tags,
  summary: 'Add tags to several orders and remove tags from them, all or none',
  ...call,
  request: { body: jsonBody(manyTagsSchema) },
  responses: { 200: json(buildSuccessSchema(z.object({ changed: z.int() })), 'The number of orders'), ...customerFailures },
});

/** Tags of orders. `many` is not an order number, so its route comes first. */
export const orderTagRoutes = createRoutes();

orderTagRoutes.openapi(used, async (c) => c.json(success(await listUsedOrderTags(c.var.db, MAX_OFFERED_TAGS)), 200));

orderTagRoutes.openapi(changeMany, async (c) => {
  const { ids, ...wanted } = c.req.valid('json');
  await change(c, async (tx, note) => {
    for (const number of new Set(ids)) {
      const order = await getOrder(tx, number);
      const before = await readTags(tx, order.id);
      await changeOrderTags(tx, order.id, wanted);
      await note({ action: 'order.tags', ...toAuditSubject(order), before, after: await readTags(tx, order.id) });
    }
  });
  return c.json(success({ changed: new Set(ids).size }), 200);
});

orderTagRoutes.openapi(changeOne, async (c) => {
  const after = await change(c, async (tx, note) => {
    const order = await getOrder(tx, c.req.valid('param').number);
    const before = await readTags(tx, order.id);
    await changeOrderTags(tx, order.id, c.req.valid('json'));
    const tagged = await readTags(tx, order.id);
    await note({ action: 'order.tags', ...toAuditSubject(order), before, after: tagged });
    return tagged;
  });
  return c.json(success(after), 200);
});

async function readTags(db: Parameters<typeof listOrderTags>[0], orderId: number): Promise<{ tags: string[] }> {
  return { tags: (await listOrderTags(db, [orderId])).get(orderId) ?? [] };
}
