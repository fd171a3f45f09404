import { createRoute } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { maybeUser } from '#modules/accounts';
import { forgetTouches, referralOf } from '#modules/tracking';
import { callerAddress } from '#platform/caller-address';
import { createRoutes, failures, failureSchema, json, jsonBody, successOf } from '#platform/http';
import { ownerOf, rateLimit } from '#platform/rate-limit';
import { consentSchema, newConsentSchema } from './contract.ts';
import { recordConsent } from './record-consent.ts';

const consent = createRoute({
  method: 'post',
  path: '/consents',
  tags: ['Consent'],
  summary: 'Record what a visitor allows',
  description: 'Append-only. A change of mind is another record, which names the one before. Kept for three years.',
  request: { body: jsonBody(newConsentSchema) },
  responses: { 200: json(successOf(consentSchema), 'Recorded'), ...failures, 429: json(failureSchema, 'Too many from this address') },
});

/** Nobody changes his mind so often; a large office behind one address may ask as much. */
const consentsOfAddress = rateLimit({ name: 'consent', points: 120, seconds: 60 * 60 });

export const routes = createRoutes().openapi(consent, async (c) => {
  await consentsOfAddress.count(ownerOf(callerAddress(c, c.var.config.trustedProxies)));
  const user = await maybeUser(c);
  const record = await recordConsent(c.var.db, c.req.valid('json'), user?.id);
  const { sessionId } = referralOf((name) => c.req.header(name));
  if (sessionId !== null && !record.choices.marketing) await forgetTouches(c.var.db, sessionId);
  c.header('Cache-Control', 'private, no-store');
  return c.json(success(record), 200);
});
