import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { createRoutes, failures, failureSchema, json, successOf } from '#platform/http';
import { askForStockNotice } from './ask-for-stock-notice.ts';
import { newStockNoticeSchema } from './contract.ts';
import { stopReminders } from './stop-reminders.ts';

const stockNotice = createRoute({
  method: 'post',
  path: '/stock-notices',
  tags: ['Catalogue'],
  summary: 'Tell me by mail when this variant is back',
  description: 'One mail, then the wish is done. The answer does not tell whether the wish was known.',
  request: { body: { required: true, content: { 'application/json': { schema: newStockNoticeSchema } } } },
  responses: { 200: json(successOf(z.null()), 'It is noted'), ...failures, 429: json(failureSchema, 'This mailbox waits for 20 already') },
});

const stop = createRoute({
  method: 'post',
  path: '/cart-reminders/stop',
  tags: ['Cart'],
  summary: 'No more cart reminders to the mailbox that this link was sent to',
  request: { query: z.object({ token: z.string().min(1).max(200) }) },
  responses: { 200: json(successOf(z.null()), 'It is noted'), ...failures },
});

export const routes = createRoutes().openapi(stockNotice, async (c) => {
  await askForStockNotice(c.var.db, c.req.valid('json'));
  return c.json(success(null), 200);
});

routes.openapi(stop, async (c) => {
  await stopReminders(c.var.db, c.req.valid('query').token);
  return c.json(success(null), 200);
});
