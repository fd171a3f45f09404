import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { createRoutes, failures, json, buildSuccessSchema } from '#platform/http';
import { PaymentNotAvailable } from './errors.ts';
import { receiveEvent } from './events/receive-event.ts';
import { findProvider } from './find-provider.ts';
import { providerKinds } from './providers/provider-kinds.ts';
import { textField } from '#platform/request-fields';

/** Paths below `/api` that accept signed forms. */
export const signedFormPaths: readonly string[] = providerKinds.flatMap(({ online }) => (online?.webhook.isForm ? online.webhook.path : []));

/** One route per online payment provider, for all its signed messages. */
export const routes = createRoutes();

for (const { code, online } of providerKinds) {
  if (!online) continue;
  const { path, summary, description, signatureHeader } = online.webhook;
  const webhook = createRoute({
    method: 'post',
    path,
    tags: ['Payments'],
    summary,
    description,
    ...(signatureHeader && { request: { headers: z.object({ [signatureHeader]: textField.max(2000).default('') }) } }),
    responses: { 200: json(buildSuccessSchema(z.object({ received: z.literal(true) })), 'The message was received'), ...failures },
  });
  routes.openapi(webhook, async (c) => {
    const provider = findProvider(c.var.config, code);
    if (!provider) throw new PaymentNotAvailable(code);
    const event = await provider.readMessage({ body: await c.req.text(), headers: c.req.raw.headers });
    await receiveEvent(c.var.db, { ...event, provider: provider.code });
    return c.json(success({ received: true as const }), 200);
  });
}
