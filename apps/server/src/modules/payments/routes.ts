import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { createRoutes, failures, json, successOf } from '#platform/http';
import { PaymentNotAvailable } from './errors.ts';
import { providerOf } from './provider-of.ts';
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

export const routes = createRoutes().openapi(stripeWebhook, async (c) => {
  const provider = providerOf(c.var.config, 'stripe');
  if (!provider) throw new PaymentNotAvailable('stripe');
  const event = await provider.readMessage({ body: await c.req.text(), headers: c.req.raw.headers });
  if (event.session) await settlePayment(c.var.db, { session: event.session, event: { ...event, provider: provider.code } });
  return c.json(success({ received: true as const }), 200);
});
