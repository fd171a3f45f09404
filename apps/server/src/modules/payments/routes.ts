import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { createRoutes, failures, json, successOf, type ApiEnv } from '#platform/http';
import { PaymentNotAvailable } from './errors.ts';
import { ipnPath, providerOf } from './provider-of.ts';
import { settlePayment } from './settle-payment.ts';

const stripeWebhook = createRoute({
  method: 'post',
  path: '/payments/stripe/webhook',
  tags: ['Payments'],
  summary: "Stripe's signed messages",
  description: 'The signature covers the exact bytes of the body. A message that came before is answered and changes nothing.',
  request: { headers: z.object({ 'stripe-signature': z.string().max(2000).default('') }) },
  responses: { 200: json(successOf(z.object({ received: z.literal(true) })), 'Taken'), ...failures },
});

const sslCommerzMessage = createRoute({
  method: 'post',
  path: ipnPath,
  tags: ['Payments'],
  summary: "SSLCommerz's signed messages (IPN), form-encoded",
  description: 'What it says of money that came is asked at SSLCommerz itself. A message that came before changes nothing.',
  responses: { 200: json(successOf(z.object({ received: z.literal(true) })), 'Taken'), ...failures },
});

/** Takes a provider's message, whatever it is about. */
async function take(c: Context<ApiEnv>, code: string) {
  const provider = providerOf(c.var.config, code);
  if (!provider) throw new PaymentNotAvailable(code);
  const event = await provider.readMessage({ body: await c.req.text(), headers: c.req.raw.headers });
  if (event.session) await settlePayment(c.var.db, { session: event.session, event: { ...event, provider: provider.code } });
  return c.json(success({ received: true as const }), 200);
}

export const routes = createRoutes()
  .openapi(stripeWebhook, (c) => take(c, 'stripe'))
  .openapi(sslCommerzMessage, (c) => take(c, 'sslcommerz'));
