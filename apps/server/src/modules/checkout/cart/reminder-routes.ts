import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { findUser } from '#modules/accounts';
import { createRoutes, failures, json, jsonBody, buildSuccessSchema } from '#platform/http';
import { languageIdQuery } from '#contracts/countries';
import { openedReminderSchema, openReminderSchema } from '../contract.ts';
import { reopenCart } from '../customer-orders/reopen-cart.ts';
import { idQuery } from '#platform/request-fields';

const open = createRoute({
  method: 'post',
  path: '/cart-reminders/open',
  tags: ['Cart'],
  summary: 'Open the cart of a cart reminder link',
  description:
    'Returns the original cart to its browser or to its signed-in customer. Other browsers receive a new cart with the same items and without customer data.',
  request: { query: z.object({ languageId: languageIdQuery, countryId: idQuery }), body: jsonBody(openReminderSchema) },
  responses: { 200: json(buildSuccessSchema(openedReminderSchema), 'The id of the cart'), ...failures },
});

export const reminderRoutes = createRoutes().openapi(open, async (c) => {
  const { token, cartId } = c.req.valid('json');
  const reopening = { ...c.req.valid('query'), token, ownCartId: cartId, userId: (await findUser(c))?.id };
  return c.json(success({ cartId: await reopenCart(c.var.db, reopening) }), 200);
});
