import type { z } from '@hono/zod-openapi';
import { createRoute } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { parseMajor } from '#kit/money';
import {
  adjustLedger,
  listLedgerEntries,
  lockAffiliate,
  changeAffiliateStatus,
  saveAffiliateNotes,
  putIntoGroup,
  putIntoTier,
} from '#modules/affiliates';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema, type PathContext } from '#platform/http';
import { assertUnchanged, change } from '../change.ts';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { numberedPath, revisionField } from '../record-call.ts';
import { requireStaff, adminCall } from '../admin-call.ts';
import {
  adjustmentSchema,
  affiliateFormSchema,
  affiliateRecordSchema,
  ledgerEntrySchema,
  refusalSchema,
  welcomeSchema,
  type affiliateMoves,
} from './contract.ts';
import { getAffiliateFields, getAffiliate, readAffiliate, toLedgerRow } from './read-affiliate.ts';

const tags = ['Back office: affiliates'];
const call = adminCall('affiliates');
const record = {
  200: json(buildSuccessSchema(affiliateRecordSchema), 'The affiliate with application, history, figures and balances'),
  ...customerFailures,
};

const one = createRoute({
  method: 'get',
  path: '/affiliates/{id}',
  tags,
  summary: 'Get an affiliate',
  ...call,
  request: { params: numberedPath },
  responses: record,
});

const update = createRoute({
  method: 'put',
  path: '/affiliates/{id}',
  tags,
  summary: 'Update the group, tier and notes of an affiliate',
  ...call,
  request: { params: numberedPath, body: jsonBody(affiliateFormSchema.extend(revisionField)) },
  responses: record,
});

const ledger = createRoute({
  method: 'get',
  path: '/affiliates/{id}/ledger',
  tags,
  summary: 'List the ledger entries of an affiliate',
  ...call,
  request: { params: numberedPath, query: buildListQuerySchema({}, ['sequence']) },
  responses: { 200: json(buildAdminListSchema(ledgerEntrySchema), 'A page of ledger entries, newest first'), ...customerFailures },
});

const adjust = createRoute({
  method: 'post',
  path: '/affiliates/{id}/adjust',
  tags,
  summary: 'Adjust the approved balance of an affiliate',
  ...call,
  request: { params: numberedPath, body: jsonBody(adjustmentSchema) },
  responses: record,
});

/** Defines a route for a decision about an affiliate. The affiliate is notified of the decision. */
const moveRoute = <const Move extends (typeof affiliateMoves)[number], Schema extends z.ZodType>(move: Move, schema: Schema, summary: string) =>
  createRoute({
    method: 'post',
    path: `/affiliates/{id}/${move}` as const,
    tags,
    summary,
    ...call,
    request: { params: numberedPath, body: jsonBody(schema) },
    responses: record,
  });

export const affiliateRoutes = createRoutes();

affiliateRoutes.openapi(moveRoute('approve', welcomeSchema, 'Approve an affiliate application'), async (c) =>
  c.json(success(await move(c, 'approve', c.req.valid('json').reason)), 200),
);
affiliateRoutes.openapi(moveRoute('reject', refusalSchema, 'Reject an affiliate application'), async (c) =>
  c.json(success(await move(c, 'reject', c.req.valid('json').reason)), 200),
);
affiliateRoutes.openapi(moveRoute('suspend', refusalSchema, 'Suspend an affiliate'), async (c) =>
  c.json(success(await move(c, 'suspend', c.req.valid('json').reason)), 200),
);
affiliateRoutes.openapi(moveRoute('resume', welcomeSchema, 'Resume a suspended affiliate'), async (c) =>
  c.json(success(await move(c, 'resume', c.req.valid('json').reason)), 200),
);

affiliateRoutes.openapi(one, async (c) => c.json(success(await readAffiliate(c.var.db, c.req.valid('param').id)), 200));

affiliateRoutes.openapi(update, async (c) => {
  const { id } = c.req.valid('param');
  const { revision, groupId, tierId, isTierFixed, notes } = c.req.valid('json');
  await change(c, async (tx, note) => {
    await lockAffiliate(tx, id);
    const before = getAffiliateFields(await getAffiliate(tx, id));
    await assertUnchanged(tx, revision, 'affiliate', before);
    if (groupId !== before.groupId) await putIntoGroup(tx, { affiliateId: id, groupId });
    if (tierId !== before.tierId || isTierFixed !== before.isTierFixed) await putIntoTier(tx, { affiliateId: id, tierId, isFixed: isTierFixed });
    await saveAffiliateNotes(tx, id, notes);
    const after = getAffiliateFields(await getAffiliate(tx, id));
    await note({ action: 'affiliate.update', subject: 'affiliate', subjectId: id, before, after });
  });
  return c.json(success(await readAffiliate(c.var.db, id)), 200);
});

affiliateRoutes.openapi(ledger, async (c) => {
  const query = c.req.valid('query');
  const { id } = await getAffiliate(c.var.db, c.req.valid('param').id);
  const { rows, count } = await listLedgerEntries(c.var.db, id, toAdminListQuery(query));
  return c.json(buildListResponse(rows.map(toLedgerRow), count, query), 200);
});

affiliateRoutes.openapi(adjust, async (c) => {
  const { id } = c.req.valid('param');
  const { currency, amount, reason, key } = c.req.valid('json');
  const by = requireStaff(c).name;
  await change(c, async (tx, note) => {
    await getAffiliate(tx, id);
    await adjustLedger(tx, { affiliateId: id, currency, amount: parseMajor(amount, currency).amount, reason, key, by });
    await note({ action: 'affiliate.adjust', subject: 'affiliate', subjectId: id, after: { currency, amount, reason } });
  });
  return c.json(success(await readAffiliate(c.var.db, id)), 200);
});

/** Changes the affiliate's status, records it and returns the updated affiliate. */
async function move(c: PathContext<{ id: number }>, operation: (typeof affiliateMoves)[number], reason: string) {
  const { id } = c.req.valid('param');
  const actor = requireStaff(c).name;
  await change(c, async (tx, note) => {
    await lockAffiliate(tx, id);
    const { status } = await getAffiliate(tx, id);
    const after = { status: await changeAffiliateStatus(tx, { affiliateId: id, move: operation, actor, reason }), reason };
    await note({ action: `affiliate.${operation}`, subject: 'affiliate', subjectId: id, before: { status }, after });
  });
  return readAffiliate(c.var.db, id);
}
