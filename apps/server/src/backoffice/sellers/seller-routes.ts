import { createRoute } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { lockSeller, saveStories, getAdminSeller, listAdminSellers } from '#modules/sellers';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { assertUnchanged, change } from '../change.ts';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { numberedPath, revisionField } from '../record-call.ts';
import { addRevision } from '../revision.ts';
import { requireStaff, adminCall } from '../admin-call.ts';
import { sellerFormSchema, sellerRecordSchema, adminSellerSchema } from './contract.ts';
import { textField } from '#platform/request-fields';

const tags = ['Back office: sellers'];
const call = adminCall('sellers', { isForVendors: true });
const record = { 200: json(buildSuccessSchema(sellerRecordSchema), 'The seller'), ...customerFailures };
const taken = ['approved', 'suspended'] as const;

const list = createRoute({
  method: 'get',
  path: '/sellers',
  tags,
  summary: 'List sellers; vendors see only themselves',
  ...call,
  request: { query: buildListQuerySchema({ q: textField.max(200).optional() }, ['appliedAt']) },
  responses: { 200: json(buildAdminListSchema(adminSellerSchema), 'A page of sellers'), ...customerFailures },
});

const one = createRoute({
  method: 'get',
  path: '/sellers/{id}',
  tags,
  summary: 'Get a seller with their story',
  ...call,
  request: { params: numberedPath },
  responses: record,
});

const update = createRoute({
  method: 'put',
  path: '/sellers/{id}',
  tags,
  summary: 'Update the story of a seller',
  ...call,
  request: { params: numberedPath, body: jsonBody(sellerFormSchema.extend(revisionField)) },
  responses: record,
});

export const sellerRoutes = createRoutes();

sellerRoutes.openapi(list, async (c) => {
  const query = c.req.valid('query');
  const wanted = toAdminListQuery(query);
  const { rows, count } = await listAdminSellers(c.var.db, {
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
  return c.json(buildListResponse(shown, count, query), 200);
});

sellerRoutes.openapi(one, async (c) => {
  const opened = await openSeller(c.var.db, c.req.valid('param').id, requireStaff(c).vendorId);
  return c.json(success(addRevision(opened)), 200);
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
  return c.json(success(addRevision(saved)), 200);
});

/** Returns the fields of the seller's form. */
async function openSeller(db: Db, sellerId: number, vendorId: number | null) {
  const { id, company, texts } = await getAdminSeller(db, sellerId, vendorId);
  return { id, company, texts };
}
