import { createRoute, z } from '@hono/zod-openapi';
import { newsletterFlows } from '#contracts/newsletter';
import { success } from '#kit/envelope';
import { getFlowSettings, listFlowSettings, saveFlowSettings } from '#modules/newsletter';
import { buildSuccessSchema, createRoutes, customerFailures, json, jsonBody } from '#platform/http';
import { adminCall } from '../admin-call.ts';
import { change } from '../change.ts';
import { flowFormSchema, flowSchema } from './mailing-contract.ts';

const tags = ['Back office: marketing'];
const call = adminCall('marketing');

const list = createRoute({
  method: 'get',
  path: '/newsletter-flows',
  tags,
  summary: 'List the newsletter emails that start by themselves',
  ...call,
  responses: { 200: json(buildSuccessSchema(z.array(flowSchema)), 'The flows'), ...customerFailures },
});

const save = createRoute({
  method: 'put',
  path: '/newsletter-flows/{flow}',
  tags,
  summary: 'Save the settings of a newsletter flow',
  ...call,
  request: { params: z.object({ flow: z.enum(newsletterFlows) }), body: jsonBody(flowFormSchema) },
  responses: { 200: json(buildSuccessSchema(flowSchema), 'The flow'), ...customerFailures },
});

export const flowRoutes = createRoutes();

flowRoutes.openapi(list, async (c) => c.json(success(await listFlowSettings(c.var.db)), 200));

flowRoutes.openapi(save, async (c) => {
  const { flow } = c.req.valid('param');
  const after = await change(c, async (tx, note) => {
    const before = await getFlowSettings(tx, flow);
    await saveFlowSettings(tx, flow, c.req.valid('json'));
    const saved = await getFlowSettings(tx, flow);
    await note({ action: 'newsletter flow.update', subject: 'newsletter flow', subjectId: flow, before, after: saved });
    return saved;
  });
  return c.json(success({ flow, ...after }), 200);
});
