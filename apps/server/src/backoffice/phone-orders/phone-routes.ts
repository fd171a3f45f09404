import { defaultLanguageId } from '@selvedge/i18n';
import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { placedOrderSchema } from '#contracts/checkout';
import { recordChange } from '#modules/audit';
import { beginPhoneOrder, confirmVatId, findSellables, getCheckout, saveDraft, setPhoneOrderLine, placePhoneOrder } from '#modules/checkout';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { requireStaff, adminCall } from '../admin-call.ts';
import {
  newPhoneOrderSchema,
  phoneDraftSchema,
  phoneLineSchema,
  phoneOrderSchema,
  sellableSchema,
  takePhoneOrderSchema,
  type PhoneOrder,
} from './contract.ts';
import { idQuery, textField } from '#platform/request-fields';

const tags = ['Back office: orders'];
const call = adminCall('orders');
const params = z.object({ cartId: textField.min(1).max(64) });
const number = idQuery;
const inLanguage = z.object({ languageId: number.default(1) });
const shown = { 200: json(buildSuccessSchema(phoneOrderSchema), 'The phone order with lines, delivery options and totals'), ...customerFailures };

const goods = createRoute({
  method: 'get',
  path: '/sellables',
  tags,
  summary: 'Search the variants that a country sells',
  ...call,
  request: { query: inLanguage.extend({ countryId: number, q: textField.min(2).max(100) }) },
  responses: { 200: json(buildSuccessSchema(z.array(sellableSchema)), 'At most 60 variants that match the SKU or name'), ...customerFailures },
});

const begin = createRoute({
  method: 'post',
  path: '/phone-orders',
  tags,
  summary: 'Start a phone order',
  ...call,
  request: { body: jsonBody(newPhoneOrderSchema) },
  responses: shown,
});

const line = createRoute({
  method: 'put',
  path: '/phone-orders/{cartId}/lines',
  tags,
  summary: 'Set the quantity of a phone order line; 0 removes it',
  ...call,
  request: { params, query: inLanguage, body: jsonBody(phoneLineSchema) },
  responses: shown,
});

const draft = createRoute({
  method: 'patch',
  path: '/phone-orders/{cartId}',
  tags,
  summary: 'Update a phone order draft and recalculate its totals',
  ...call,
  request: { params, query: inLanguage, body: jsonBody(phoneDraftSchema) },
  responses: shown,
});

const take = createRoute({
  method: 'post',
  path: '/phone-orders/{cartId}/place',
  tags,
  summary: 'Place a phone order',
  description:
    'Requests with the same idempotency key create one order. For online payment, the customer receives an email with a payment link that is valid for 30 minutes.',
  ...call,
  request: { params, body: jsonBody(takePhoneOrderSchema) },
  responses: { 200: json(buildSuccessSchema(placedOrderSchema), 'The placed order'), ...customerFailures },
});

/** Orders taken by telephone. */
export const phoneRoutes = createRoutes();

phoneRoutes.openapi(goods, async (c) => c.json(success(await findSellables(c.var.db, c.req.valid('query'))), 200));

phoneRoutes.openapi(begin, async (c) => {
  const cartId = await beginPhoneOrder(c.var.db, c.req.valid('json'));
  return c.json(success(await buildPhoneOrder(c.var.db, c.var.config, { cartId, languageId: defaultLanguageId })), 200);
});

phoneRoutes.openapi(line, async (c) => {
  const { cartId } = c.req.valid('param');
  await setPhoneOrderLine(c.var.db, { cartId, ...c.req.valid('json') });
  return c.json(success(await buildPhoneOrder(c.var.db, c.var.config, { cartId, ...c.req.valid('query') })), 200);
});

phoneRoutes.openapi(draft, async (c) => {
  const { cartId } = c.req.valid('param');
  const saved = await saveDraft(c.var.db, { cartId, form: c.req.valid('json').form });
  await confirmVatId(c.var.db, c.var.config, { cartId, form: saved });
  return c.json(success(await buildPhoneOrder(c.var.db, c.var.config, { cartId, ...c.req.valid('query') })), 200);
});

phoneRoutes.openapi(take, async (c) => {
  const { cartId } = c.req.valid('param');
  const { form, shownTotal, idempotencyKey, languageId, customerId } = c.req.valid('json');
  const staff = requireStaff(c);
  const placed = await placePhoneOrder(c.var.db, c.var.config, {
    cartId,
    idempotencyKey,
    ...(customerId !== null && { customerId }),
    input: { form, shownTotal, languageId, orderButton: 'by telephone' },
    // Runs in the transaction that places the order; no transaction is open during the request to the payment provider.
    phoneOrder: {
      by: staff.name,
      note: (tx, { orderNumber, total, currency, email }) =>
        recordChange(tx, staff, { action: 'order.take', subject: 'order', subjectId: orderNumber, after: { total, currency, email } }),
    },
  });
  return c.json(success(placed), 200);
});

const buildPhoneOrder = async (db: Db, config: Config, key: { cartId: string; languageId: number }): Promise<PhoneOrder> => ({
  ...(await getCheckout(db, config, key)),
  cartId: key.cartId,
});
