import { createRoute, z } from '@hono/zod-openapi';
import { now } from '#kit/clock';
import { success } from '#kit/envelope';
import { readPostbackLog, readPostbackSettings, switchPostbacks } from '#modules/webhooks';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { change } from '../change.ts';
import { RecordNotFound } from '../errors.ts';
import { numberedPath } from '../record-call.ts';
import { adminCall } from '../admin-call.ts';
import { adminPostbacksSchema, type AdminPostbacks } from './postback-contract.ts';
import { getAffiliate } from './read-affiliate.ts';

const tags = ['Back office: affiliates'];
const call = adminCall('affiliates');
const shown = { 200: json(buildSuccessSchema(adminPostbacksSchema), 'The postback settings and the latest failed postbacks'), ...customerFailures };
/** Number of failed postbacks shown, the latest first. */
const SHOWN_FAILURES = 20;

const read = createRoute({
  method: 'get',
  path: '/affiliates/{id}/postbacks',
  tags,
  summary: 'Get an affiliate’s postback settings and recent failures',
  ...call,
  request: { params: numberedPath },
  responses: shown,
});

const switchRoute = createRoute({
  method: 'post',
  path: '/affiliates/{id}/postbacks/switch',
  tags,
  summary: 'Enable or disable an affiliate’s postbacks',
  ...call,
  request: { params: numberedPath, body: jsonBody(z.object({ isOn: z.boolean() }).openapi('PostbackSwitch')) },
  responses: shown,
});

export const postbackRoutes = createRoutes();

postbackRoutes.openapi(read, async (c) => {
  const { id } = await getAffiliate(c.var.db, c.req.valid('param').id);
  return c.json(success(await getPostbacks(c.var.db, id)), 200);
});

postbackRoutes.openapi(switchRoute, async (c) => {
  const { id } = c.req.valid('param');
  const { isOn } = c.req.valid('json');
  const after = await change(c, async (tx, note) => {
    await getAffiliate(tx, id);
    const before = await getPostbacks(tx, id);
    if (!(await switchPostbacks(tx, { affiliateId: id, isOn }))) throw new RecordNotFound('webhook');
    await note({ action: 'affiliate.postbacks', subject: 'affiliate', subjectId: id, before: { state: before.state }, after: { isOn } });
    return getPostbacks(tx, id);
  });
  return c.json(success(after), 200);
});

/** Shows the host only, because paths of trackers contain their owners' keys. */
async function getPostbacks(db: Db, affiliateId: number): Promise<AdminPostbacks> {
  const { address, state } = await readPostbackSettings(db, affiliateId, now());
  const page = { page: 1, take: SHOWN_FAILURES };
  const { postbacks } = await readPostbackLog(db, { affiliateId, page, onlyFailed: true });
  return {
    host: address === null ? null : new URL(address).host,
    state,
    failures: postbacks.map(({ id, event, at, attempts, answer, lastError }) => ({ id, event, at, attempts, answer, lastError })),
  };
}
