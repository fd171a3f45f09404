import { createRoute, z } from '@hono/zod-openapi';
import { now } from '#kit/clock';
import { success } from '#kit/envelope';
import { postbackLog, postbackSettings, switchPostbacks } from '#modules/webhooks';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, ownFailures, successOf } from '#platform/http';
import { change } from '../change.ts';
import { NotThere } from '../errors.ts';
import { numberedPath } from '../record-call.ts';
import { staffCall } from '../staff-call.ts';
import { staffPostbacksSchema, type StaffPostbacks } from './postback-contract.ts';
import { affiliateOf } from './read-affiliate.ts';

const tags = ['Back office: affiliates'];
const call = staffCall('affiliates');
const shown = { 200: json(successOf(staffPostbacksSchema), 'As it is now'), ...ownFailures };
/** Of those that failed, the last so many are shown. */
const SHOWN_FAILURES = 20;

const read = createRoute({
  method: 'get',
  path: '/affiliates/{id}/postbacks',
  tags,
  summary: 'Where an affiliate’s own system is told of what is his, and what of the last thirty days was not taken',
  ...call,
  request: { params: numberedPath },
  responses: shown,
});

const flip = createRoute({
  method: 'post',
  path: '/affiliates/{id}/postbacks/switch',
  tags,
  summary: 'Switch an affiliate’s postbacks off, with what waits, or on again',
  ...call,
  request: { params: numberedPath, body: jsonBody(z.object({ isOn: z.boolean() }).openapi('PostbackSwitch')) },
  responses: shown,
});

export const postbackRoutes = createRoutes();

postbackRoutes.openapi(read, async (c) => {
  const { id } = await affiliateOf(c.var.db, c.req.valid('param').id);
  return c.json(success(await postbacksOf(c.var.db, id)), 200);
});

postbackRoutes.openapi(flip, async (c) => {
  const { id } = c.req.valid('param');
  const { isOn } = c.req.valid('json');
  const after = await change(c, async (tx, note) => {
    await affiliateOf(tx, id);
    const before = await postbacksOf(tx, id);
    if (!(await switchPostbacks(tx, { affiliateId: id, isOn }))) throw new NotThere('webhook');
    await note({ action: 'affiliate.postbacks', subject: 'affiliate', subjectId: id, before: { state: before.state }, after: { isOn } });
    return postbacksOf(tx, id);
  });
  return c.json(success(after), 200);
});

/** The host alone: paths of trackers hold their owners' keys. */
async function postbacksOf(db: Db, affiliateId: number): Promise<StaffPostbacks> {
  const { address, state } = await postbackSettings(db, affiliateId, now());
  const page = { page: 1, take: SHOWN_FAILURES };
  const { postbacks } = await postbackLog(db, { affiliateId, page, onlyFailed: true });
  return {
    host: address === null ? null : new URL(address).host,
    state,
    failures: postbacks.map(({ id, event, at, attempts, answer, said }) => ({ id, event, at, attempts, answer, said })),
  };
}
