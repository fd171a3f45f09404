import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { sellerStatuses } from '#contracts/sellers';
import { createUnknownPassword } from '#modules/accounts';
import { moveSeller, readSellerHistory, getAdminSeller, listAdminSellers, type SellerRow } from '#modules/sellers';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema, type PathContext } from '#platform/http';
import { change } from '../change.ts';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { numberedPath } from '../record-call.ts';
import { requireStaff, adminCall } from '../admin-call.ts';
import {
  sellerApplicationRecordSchema,
  sellerApplicationRowSchema,
  sellerRefusalSchema,
  sellerWelcomeSchema,
  type SellerApplicationRecord,
  type SellerApplicationRow,
} from './contract.ts';
import { textField } from '#platform/request-fields';

const tags = ['Back office: sellers'];
const call = adminCall('sellers');
const record = { 200: json(buildSuccessSchema(sellerApplicationRecordSchema), 'The seller application with its history'), ...customerFailures };
type Move = 'approve' | 'reject' | 'suspend' | 'resume';

const list = createRoute({
  method: 'get',
  path: '/seller-applications',
  tags,
  summary: 'List seller applications',
  ...call,
  request: { query: buildListQuerySchema({ q: textField.max(200).optional(), status: z.enum(sellerStatuses).optional() }, ['appliedAt']) },
  responses: { 200: json(buildAdminListSchema(sellerApplicationRowSchema), 'A page of seller applications'), ...customerFailures },
});

const one = createRoute({
  method: 'get',
  path: '/seller-applications/{id}',
  tags,
  summary: 'Get a seller application with its history',
  ...call,
  request: { params: numberedPath },
  responses: record,
});

/** Defines a route for a decision about a seller. The seller is notified of the decision. */
const moveRoute = <const Name extends Move, Schema extends z.ZodType>(move: Name, schema: Schema, summary: string) =>
  createRoute({
    method: 'post',
    path: `/seller-applications/{id}/${move}` as const,
    tags,
    summary,
    ...call,
    request: { params: numberedPath, body: jsonBody(schema) },
    responses: record,
  });

export const sellerApplicationRoutes = createRoutes();

sellerApplicationRoutes.openapi(list, async (c) => {
  const query = c.req.valid('query');
  const { rows, count } = await listAdminSellers(c.var.db, toAdminListQuery(query));
  return c.json(buildListResponse(rows.map(toRow), count, query), 200);
});

sellerApplicationRoutes.openapi(one, async (c) => c.json(success(await read(c.var.db, c.req.valid('param').id)), 200));

sellerApplicationRoutes.openapi(moveRoute('approve', sellerWelcomeSchema, 'Approve a seller application and invite the seller'), async (c) =>
  c.json(success(await decide(c, 'approve', c.req.valid('json').reason)), 200),
);
sellerApplicationRoutes.openapi(moveRoute('reject', sellerRefusalSchema, 'Reject a seller application'), async (c) =>
  c.json(success(await decide(c, 'reject', c.req.valid('json').reason)), 200),
);
sellerApplicationRoutes.openapi(moveRoute('suspend', sellerRefusalSchema, 'Suspend a seller and hide them from the shop'), async (c) =>
  c.json(success(await decide(c, 'suspend', c.req.valid('json').reason)), 200),
);
sellerApplicationRoutes.openapi(moveRoute('resume', sellerWelcomeSchema, 'Resume a suspended seller'), async (c) =>
  c.json(success(await decide(c, 'resume', c.req.valid('json').reason)), 200),
);

/** Changes the application's status, records it and returns the updated application. */
async function decide(c: PathContext<{ id: number }>, move: Move, reason: string): Promise<SellerApplicationRecord> {
  const { id } = c.req.valid('param');
  const actor = requireStaff(c).name;
  const password = await createUnknownPassword();
  await change(c, async (tx, note) => {
    const { status } = await getAdminSeller(tx, id);
    const after = { status: await moveSeller(tx, { sellerId: id, move, actor, reason }, password), reason };
    await note({ action: `seller.${move}`, subject: 'seller', subjectId: id, before: { status }, after });
  });
  return read(c.var.db, id);
}

async function read(db: Db, id: number): Promise<SellerApplicationRecord> {
  const seller = await getAdminSeller(db, id);
  const { vatNumber, phone, website, countryId, languageId, userId, termsAcceptedAt, texts } = seller;
  const history = (await readSellerHistory(db, id)).map(({ sellerId: _, at, ...step }) => ({ ...step, at: at.toISOString() }));
  const more = { vatNumber, phone, website, countryId, languageId, userId, texts, history };
  return { ...toRow(seller), ...more, termsAcceptedAt: termsAcceptedAt.toISOString() };
}

const toRow = ({ id, company, countryCode, goods, firstName, lastName, email, status, appliedAt }: SellerRow): SellerApplicationRow => ({
  id,
  company,
  countryCode,
  goods,
  firstName,
  lastName,
  email,
  status,
  appliedAt: appliedAt.toISOString(),
});
