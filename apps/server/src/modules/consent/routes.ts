import { createRoute } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { findUser } from '#modules/accounts';
import { deleteTouches, readReferral } from '#modules/tracking';
import { getCallerAddress } from '#platform/requests/caller-address';
import { createRoutes, failures, failureSchema, json, jsonBody, buildSuccessSchema } from '#platform/http';
import { toAddressUnit, rateLimit } from '#platform/requests/rate-limit';
import { consentSchema, newConsentSchema } from './contract.ts';
import { recordConsent } from './record-consent.ts';

const consent = createRoute({
  method: 'post',
  path: '/consents',
  tags: ['Consent'],
  summary: 'Record the consent of a visitor',
  description: 'Consents are append-only: a changed consent is a new record that refers to the previous one. Records are kept for three years.',
  request: { body: jsonBody(newConsentSchema) },
  responses: {
    200: json(buildSuccessSchema(consentSchema), 'The recorded consent'),
    ...failures,
    429: json(failureSchema, 'Too many requests from this network address'),
  },
});

/** The limit is high enough for a large office behind one network address. */
const consentsOfAddress = rateLimit('consent');

export const routes = createRoutes().openapi(consent, async (c) => {
  await consentsOfAddress.count(toAddressUnit(getCallerAddress(c, c.var.config.trustedProxies)));
  const user = await findUser(c);
  const record = await recordConsent(c.var.db, c.req.valid('json'), user?.id);
  const { sessionId } = readReferral((name) => c.req.header(name));
  if (sessionId !== null && !record.choices.marketing) await deleteTouches(c.var.db, sessionId);
  c.header('Cache-Control', 'private, no-store');
  return c.json(success(record), 200);
});
