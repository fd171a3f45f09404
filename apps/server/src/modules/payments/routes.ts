import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { createRoutes, failures, json, buildSuccessSchema, type ApiEnv } from '#platform/http';
import { PaymentNotAvailable } from './errors.ts';
import { ipnPath, findProvider } from './find-provider.ts';
import { settlePayment } from './settle-payment.ts';

const stripeWebhook = createRoute({
  method: 'post',
  path: '/payments/stripe/webhook',
  tags: ['Payments'],
  summary: 'Receive a signed webhook of Stripe',
  description: 'The signature covers the exact bytes of the body. A repeated message is answered and changes nothing.',
  request: { headers: z.object({ 'stripe-signature': z.string().max(2000).default('') }) },
  responses: { 200: json(buildSuccessSchema(z.object({ received: z.literal(true) })), 'Taken'), ...failures },
});

const sslCommerzMessage = createRoute({
  method: 'post',
  path: ipnPath,
  tags: ['Payments'],
  summary: 'Receive a signed message (IPN) of SSLCommerz, form-encoded',
  description: 'The payment is verified with SSLCommerz. A repeated message changes nothing.',
  responses: { 200: json(buildSuccessSchema(z.object({ received: z.literal(true) })), 'Taken'), ...failures },
});

/** Receives a provider's message of any kind. */
async function receiveMessage(c: Context<ApiEnv>, code: string) {
  const provider = findProvider(c.var.config, code);
  if (!provider) throw new PaymentNotAvailable(code);
  const event = await provider.readMessage({ body: await c.req.text(), headers: c.req.raw.headers });
  if (event.session) await settlePayment(c.var.db, { session: event.session, event: { ...event, provider: provider.code } });
  return c.json(success({ received: true as const }), 200);
}

export const routes = createRoutes()
  .openapi(stripeWebhook, (c) => receiveMessage(c, 'stripe'))
  .openapi(sslCommerzMessage, (c) => receiveMessage(c, 'sslcommerz'));
