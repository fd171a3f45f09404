import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { createRoutes, failures, failureSchema, json, jsonBody, buildSuccessSchema } from '#platform/http';
import { findUser, findUserContact } from '#modules/accounts';
import { confirmStockNotice } from './notices/confirm-stock-notice.ts';
import { requestStockNotice } from './notices/request-stock-notice.ts';
import { newStockNoticeSchema, stockNoticeLinkSchema } from './contract.ts';
import { stopReminders } from './reminders/stop-reminders.ts';
import { buildAnonymousRateLimitKey } from '#platform/requests/anonymous-rate-limit-key';
import { rateLimit } from '#platform/requests/rate-limit';
import { textField } from '#platform/request-fields';

const stockNotice = createRoute({
  method: 'post',
  path: '/stock-notices',
  tags: ['Catalogue'],
  summary: 'Request an email when a variant is back in stock',
  description:
    'The request ends after one email. It counts after the link of a confirmation email was opened, or at once for the confirmed address of the signed-in customer. The response does not reveal whether the email address is known.',
  request: { body: { required: true, content: { 'application/json': { schema: newStockNoticeSchema } } } },
  responses: {
    200: json(buildSuccessSchema(z.null()), 'The request was saved'),
    ...failures,
    429: json(
      failureSchema,
      'The email address has 20 pending requests or got too many confirmation emails today, or the network sent too many requests',
    ),
  },
});

const stockNoticeConfirmation = createRoute({
  method: 'post',
  path: '/stock-notices/confirmations',
  tags: ['Catalogue'],
  summary: 'Confirm a back-in-stock request with an email link',
  request: { body: jsonBody(stockNoticeLinkSchema) },
  responses: {
    200: json(buildSuccessSchema(z.null()), 'The request was confirmed'),
    ...failures,
    410: json(failureSchema, 'The link is invalid or expired'),
  },
});

const stop = createRoute({
  method: 'post',
  path: '/cart-reminders/stop',
  tags: ['Cart'],
  summary: 'Unsubscribe from cart reminders with an email link',
  request: { query: z.object({ token: textField.min(1).max(200) }) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The email address was unsubscribed'), ...failures },
});

/** Visitors can enter email addresses of other people, so the number of requests per network is limited. */
const noticesOfNetwork = rateLimit('stock-notices');

export const routes = createRoutes().openapi(stockNotice, async (c) => {
  const key = buildAnonymousRateLimitKey(c, c.var.config);
  if (key !== undefined) await noticesOfNetwork.count(key);
  const user = await findUser(c);
  const contact = user && (await findUserContact(c.var.db, user.id));
  await requestStockNotice(c.var.db, c.req.valid('json'), contact?.isEmailConfirmed ? contact.email : undefined);
  return c.json(success(null), 200);
});

routes.openapi(stockNoticeConfirmation, async (c) => {
  await confirmStockNotice(c.var.db, c.req.valid('json').token);
  return c.json(success(null), 200);
});

routes.openapi(stop, async (c) => {
  await stopReminders(c.var.db, c.req.valid('query').token);
  return c.json(success(null), 200);
});
