import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { createRoutes, failures, failureSchema, json, buildSuccessSchema } from '#platform/http';
import { requestStockNotice } from './notices/request-stock-notice.ts';
import { newStockNoticeSchema } from './contract.ts';
import { stopReminders } from './reminders/stop-reminders.ts';
import { buildAnonymousRateLimitKey } from '#platform/requests/anonymous-rate-limit-key';
import { rateLimit } from '#platform/requests/rate-limit';
import { textField } from '#platform/request-fields';

const stockNotice = createRoute({
  method: 'post',
  path: '/stock-notices',
  tags: ['Catalogue'],
  summary: 'Request a mail when a variant is back in stock',
  description: 'One mail is sent, then the request ends. The answer does not reveal whether the address was known.',
  request: { body: { required: true, content: { 'application/json': { schema: newStockNoticeSchema } } } },
  responses: { 200: json(buildSuccessSchema(z.null()), 'It is noted'), ...failures, 429: json(failureSchema, 'This mailbox waits for 20 already') },
});

const stop = createRoute({
  method: 'post',
  path: '/cart-reminders/stop',
  tags: ['Cart'],
  summary: 'Unsubscribe an email address from cart reminders by the link of a mail',
  request: { query: z.object({ token: textField.min(1).max(200) }) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'It is noted'), ...failures },
});

/** Addresses of strangers can be entered, so their number per network is limited. */
const noticesOfNetwork = rateLimit('stock-notices');

export const routes = createRoutes().openapi(stockNotice, async (c) => {
  const key = buildAnonymousRateLimitKey(c, c.var.config);
  if (key !== undefined) await noticesOfNetwork.count(key);
  await requestStockNotice(c.var.db, c.req.valid('json'));
  return c.json(success(null), 200);
});

routes.openapi(stop, async (c) => {
  await stopReminders(c.var.db, c.req.valid('query').token);
  return c.json(success(null), 200);
});
