import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { lockSeller, saveStories, staffSeller, staffSellers } from '#modules/sellers';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, ownFailures, successOf } from '#platform/http';
import { assertUnchanged, change } from '../change.ts';
import { listed, listQueryOf, staffList, staffListOf } from '../list-query.ts';
import { numberedPath, revisionField } from '../record-call.ts';
import { withRevision } from '../revision.ts';
import { requireStaff, staffCall } from '../staff-call.ts';
import { sellerFormSchema, sellerRecordSchema, staffSellerSchema } from './contract.ts';

const tags = ['Back office: sellers'];
const call = staffCall('sellers', { isForVendors: true });
const record = { 200: json(successOf(sellerRecordSchema), 'The seller'), ...ownFailures };
const taken = ['approved', 'suspended'] as const;

const list = createRoute({
  method: 'get',
  path: '/sellers',
  tags,
  summary: 'Who sells here; a vendor finds himself alone',
  ...call,
  request: { query: listQueryOf({ q: z.string().max(200).optional() }, ['appliedAt']) },
  responses: { 200: json(staffListOf(staffSellerSchema), 'A page of them'), ...ownFailures },
});

const one = createRoute({
  method: 'get',
  path: '/sellers/{id}',
  tags,
  summary: 'A seller with its story',
  ...call,
  request: { params: numberedPath },
  responses: record,
});

const update = createRoute({
  method: 'put',
  path: '/sellers/{id}',
  tags,
  summary: 'Save the story of a seller',
  ...call,
  request: { params: numberedPath, body: jsonBody(sellerFormSchema.extend(revisionField)) },
  responses: record,
});

export const sellerRoutes = createRoutes();

sellerRoutes.openapi(list, async (c) => {
  const asked = c.req.valid('query');
  const wanted = staffList(asked);
  const { rows, count } = await staffSellers(c.var.db, {
    ...wanted,
    filter: { ...wanted.filter, statuses: taken, vendorId: requireStaff(c).vendorId },
  });
  const shown = rows.map(({ id, company, countryCode, status, appliedAt }) => ({
    id,
    company,
    countryCode,
    status,
    appliedAt: appliedAt.toISOString(),
  }));
  return c.json(listed(shown, count, asked), 200);
});

sellerRoutes.openapi(one, async (c) => {
  const opened = await openSeller(c.var.db, c.req.valid('param').id, requireStaff(c).vendorId);
  return c.json(success(withRevision(opened)), 200);
});

sellerRoutes.openapi(update, async (c) => {
  const { id } = c.req.valid('param');
  const { revision, texts } = c.req.valid('json');
  const { vendorId } = requireStaff(c);
  const saved = await change(c, async (tx, note) => {
    await lockSeller(tx, id);
    const before = await openSeller(tx, id, vendorId);
    await assertUnchanged(tx, revision, 'seller', before);
    await saveStories(tx, id, texts);
    const after = await openSeller(tx, id, vendorId);
    await note({ action: 'seller.update', subject: 'seller', subjectId: id, before, after });
    return after;
  });
  return c.json(success(withRevision(saved)), 200);
});

/** As its form shows it. */
async function openSeller(db: Db, sellerId: number, vendorId: number | null) {
  const { id, company, texts } = await staffSeller(db, sellerId, vendorId);
  return { id, company, texts };
}
