import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { getCallerAddress } from '#platform/requests/caller-address';
import { createRoutes, failures, failureSchema, json, jsonBody, buildSuccessSchema } from '#platform/http';
import { toAddressUnit, rateLimit } from '#platform/requests/rate-limit';
import { assertNewsletterLink } from './check-newsletter-link.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { newsletterLinkKinds, newsletterLinkSchema, newSubscriptionSchema } from './contract.ts';
import { unsubscribe } from './end-subscription.ts';
import { subscribe } from './subscribe.ts';

const tags = ['Newsletter'];
const expired = { 410: json(failureSchema, 'The link is invalid or expired') };

const subscription = createRoute({
  method: 'post',
  path: '/newsletter/subscriptions',
  tags,
  summary: 'Request a newsletter subscription',
  description: 'Sends a confirmation email; the subscription starts when its link is opened. Returns 409 for an address that is already subscribed.',
  request: { body: jsonBody(newSubscriptionSchema) },
  responses: {
    200: json(buildSuccessSchema(z.null()), 'The confirmation email was queued'),
    ...failures,
    429: json(failureSchema, 'Too many requests from this network address'),
  },
});

const confirmation = createRoute({
  method: 'post',
  path: '/newsletter/confirmations',
  tags,
  summary: 'Confirm a newsletter subscription with an email link',
  request: { body: jsonBody(newsletterLinkSchema) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The subscription was confirmed'), ...failures, ...expired },
});

const leave = createRoute({
  method: 'post',
  path: '/newsletter/unsubscribe',
  tags,
  summary: 'Unsubscribe from the newsletter with an email link',
  request: { body: jsonBody(newsletterLinkSchema) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The subscription was ended'), ...failures, ...expired },
});

const check = createRoute({
  method: 'post',
  path: '/newsletter/links/check',
  tags,
  summary: 'Check whether a newsletter email link is valid',
  request: { body: jsonBody(newsletterLinkSchema.extend({ kind: z.enum(newsletterLinkKinds) })) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The link is valid'), ...failures, ...expired },
});

/** High enough for a large office behind one address. */
const wishesOfAddress = rateLimit('newsletter');

export const routes = createRoutes().openapi(subscription, async (c) => {
  await wishesOfAddress.count(toAddressUnit(getCallerAddress(c, c.var.config.trustedProxies)));
  await subscribe(c.var.db, c.req.valid('json'));
  return c.json(success(null), 200);
});

routes.openapi(confirmation, async (c) => {
  await confirmSubscription(c.var.db, c.req.valid('json').token);
  return c.json(success(null), 200);
});

routes.openapi(leave, async (c) => {
  await unsubscribe(c.var.db, c.req.valid('json').token);
  return c.json(success(null), 200);
});

routes.openapi(check, async (c) => {
  await assertNewsletterLink(c.var.db, c.req.valid('json'));
  return c.json(success(null), 200);
});
