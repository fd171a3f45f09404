import { createRoute, z } from '@hono/zod-openapi';
import { now } from '#kit/clock';
import { success } from '#kit/envelope';
import {
  pingPostback,
  readPostbackLog,
  readPostbackSettings,
  redeliverPostback,
  removePostbackAddress,
  replacePostbackSecret,
  setPostbackAddress,
} from '#modules/webhooks';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { inTransaction } from '#platform/transaction';
import { defaultTake } from '#contracts/countries';
import { affiliateCall, requireActive, requireAffiliate } from '../affiliate-call.ts';
import { NoPostbackAddress, PostbackNotFound } from '../errors.ts';
import { postbackAddressSchema, postbackSchema, postbackSecretSchema, postbackSettingsSchema } from './postback-contract.ts';
import { countPing, countRedelivery } from './postback-limits.ts';
import { buildPageFields, idQuery } from '#platform/request-fields';

const tags = ['Affiliate'];
const own = z.object({ affiliateId: idQuery });
const paged = z.object(buildPageFields({ take: defaultTake, maxTake: 100 }));

const read = createRoute({
  ...affiliateCall,
  method: 'get',
  path: '/affiliate/{affiliateId}/postbacks',
  tags,
  summary: 'Get postback settings and postbacks of the last 30 days',
  request: { params: own, query: paged },
  responses: { 200: json(buildSuccessSchema(postbackSettingsSchema), 'The postback settings and a page of the postback log'), ...customerFailures },
});
const save = createRoute({
  ...affiliateCall,
  method: 'put',
  path: '/affiliate/{affiliateId}/postbacks',
  tags,
  summary: 'Set the postback URL',
  description:
    'The URL must be public and use https on port 443. The secret is only returned when the first URL is set and does not change with the URL. Only for active affiliates.',
  request: { params: own, body: jsonBody(postbackAddressSchema) },
  responses: { 200: json(buildSuccessSchema(postbackSecretSchema), 'The postback secret; null if it did not change'), ...customerFailures },
});
const remove = createRoute({
  ...affiliateCall,
  method: 'delete',
  path: '/affiliate/{affiliateId}/postbacks',
  tags,
  summary: 'Delete the postback URL with its deliveries',
  request: { params: own },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The postback URL was deleted'), ...customerFailures },
});
const secret = createRoute({
  ...affiliateCall,
  method: 'post',
  path: '/affiliate/{affiliateId}/postbacks/secret',
  tags,
  summary: 'Rotate the postback secret',
  description: 'For one day, postbacks contain the signatures of both secrets. Only for active affiliates.',
  request: { params: own },
  responses: { 200: json(buildSuccessSchema(postbackSecretSchema), 'The new secret, which is returned only once'), ...customerFailures },
});
const ping = createRoute({
  ...affiliateCall,
  method: 'post',
  path: '/affiliate/{affiliateId}/postbacks/ping',
  tags,
  summary: 'Send a test postback',
  description: 'The test postback is sent once and immediately. Only for active affiliates.',
  request: { params: own },
  responses: { 200: json(buildSuccessSchema(postbackSchema), 'The test postback with its result'), ...customerFailures },
});
const again = createRoute({
  ...affiliateCall,
  method: 'post',
  path: '/affiliate/{affiliateId}/postbacks/{postbackId}/redeliver',
  tags,
  summary: 'Send a postback again with the same id',
  description: 'Only for active affiliates.',
  request: { params: own.extend({ postbackId: z.uuid() }) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The postback was queued'), ...customerFailures },
});

/** Postbacks to an affiliate's own system. */
export const postbackRoutes = createRoutes()
  .openapi(read, async (c) => {
    const affiliateId = requireAffiliate(c).id;
    const { postbacks, meta } = await readPostbackLog(c.var.db, { affiliateId, page: c.req.valid('query') });
    const items = postbacks.map(({ lastError: _, ...postback }) => postback);
    return c.json(success({ ...(await readPostbackSettings(c.var.db, affiliateId, now())), log: { items, meta } }), 200);
  })
  .openapi(save, async (c) => {
    const affiliateId = requireActive(c).id;
    const { address } = c.req.valid('json');
    const made = await inTransaction(c.var.db, (tx) => setPostbackAddress(tx, c.var.config, { affiliateId, url: address }));
    return c.json(success({ secret: made }), 200);
  })
  .openapi(remove, async (c) => {
    const affiliateId = requireAffiliate(c).id;
    await inTransaction(c.var.db, (tx) => removePostbackAddress(tx, affiliateId));
    return c.json(success(null), 200);
  })
  .openapi(secret, async (c) => {
    const affiliateId = requireActive(c).id;
    const replaced = await inTransaction(c.var.db, (tx) => replacePostbackSecret(tx, affiliateId));
    if (replaced === null) throw new NoPostbackAddress();
    return c.json(success({ secret: replaced }), 200);
  })
  .openapi(ping, async (c) => {
    const affiliateId = requireActive(c).id;
    await countPing(affiliateId);
    const pinged = await pingPostback(c.var, affiliateId, c.req.raw.signal);
    if (!pinged) throw new NoPostbackAddress();
    return c.json(success(pinged), 200);
  })
  .openapi(again, async (c) => {
    const affiliateId = requireActive(c).id;
    await countRedelivery(affiliateId);
    const deliveryId = c.req.valid('param').postbackId;
    if (!(await inTransaction(c.var.db, (tx) => redeliverPostback(tx, { affiliateId, deliveryId })))) throw new PostbackNotFound();
    return c.json(success(null), 200);
  });
