import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { sellerStatuses } from '#contracts/sellers';
import { unknownPassword } from '#modules/accounts';
import { moveSeller, sellerHistory, staffSeller, staffSellers, type SellerRow } from '#modules/sellers';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, ownFailures, successOf, type ApiEnv } from '#platform/http';
import { change } from '../change.ts';
import { listed, listQueryOf, staffList, staffListOf } from '../list-query.ts';
import { numberedPath } from '../record-call.ts';
import { requireStaff, staffCall } from '../staff-call.ts';
import {
  sellerApplicationRecordSchema,
  sellerApplicationRowSchema,
  sellerRefusalSchema,
  sellerWelcomeSchema,
  type SellerApplicationRecord,
  type SellerApplicationRow,
} from './contract.ts';

const tags = ['Back office: sellers'];
const call = staffCall('sellers');
const record = { 200: json(successOf(sellerApplicationRecordSchema), 'The application as it is now'), ...ownFailures };
type Move = 'approve' | 'reject' | 'suspend' | 'resume';

const list = createRoute({
  method: 'get',
  path: '/seller-applications',
  tags,
  summary: 'Who wants to sell here, or does',
  ...call,
  request: { query: listQueryOf({ q: z.string().max(200).optional(), status: z.enum(sellerStatuses).optional() }, ['appliedAt']) },
  responses: { 200: json(staffListOf(sellerApplicationRowSchema), 'A page of them'), ...ownFailures },
});

const one = createRoute({
  method: 'get',
  path: '/seller-applications/{id}',
  tags,
  summary: 'An application, with its history',
  ...call,
  request: { params: numberedPath },
  responses: record,
});

/** Something that is decided, and what the seller is told. */
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
  const asked = c.req.valid('query');
  const { rows, count } = await staffSellers(c.var.db, staffList(asked));
  return c.json(listed(rows.map(rowOf), count, asked), 200);
});

sellerApplicationRoutes.openapi(one, async (c) => c.json(success(await read(c.var.db, c.req.valid('param').id)), 200));

sellerApplicationRoutes.openapi(
  moveRoute('approve', sellerWelcomeSchema, 'Take the seller in: it is invited to the back office as a vendor'),
  async (c) => c.json(success(await decide(c, 'approve', c.req.valid('json').reason)), 200),
);
sellerApplicationRoutes.openapi(moveRoute('reject', sellerRefusalSchema, 'Turn the application down'), async (c) =>
  c.json(success(await decide(c, 'reject', c.req.valid('json').reason)), 200),
);
sellerApplicationRoutes.openapi(moveRoute('suspend', sellerRefusalSchema, 'Nobody of it gets in, and it is shown no more'), async (c) =>
  c.json(success(await decide(c, 'suspend', c.req.valid('json').reason)), 200),
);
sellerApplicationRoutes.openapi(moveRoute('resume', sellerWelcomeSchema, 'It gets in again, and is shown'), async (c) =>
  c.json(success(await decide(c, 'resume', c.req.valid('json').reason)), 200),
);

/** Moves it, writes it down, and shows it as it is then. */
async function decide(c: Context<ApiEnv>, move: Move, reason: string): Promise<SellerApplicationRecord> {
  const { id } = numberedPath.parse(c.req.param());
  const actor = requireStaff(c).name;
  const password = await unknownPassword();
  await change(c, async (tx, note) => {
    const { status } = await staffSeller(tx, id);
    const after = { status: await moveSeller(tx, { sellerId: id, move, actor, reason }, password), reason };
    await note({ action: `seller.${move}`, subject: 'seller', subjectId: id, before: { status }, after });
  });
  return read(c.var.db, id);
}

async function read(db: Db, id: number): Promise<SellerApplicationRecord> {
  const seller = await staffSeller(db, id);
  const { vatNumber, phone, website, countryId, languageId, userId, termsAcceptedAt, texts } = seller;
  const history = (await sellerHistory(db, id)).map(({ sellerId: _, at, ...step }) => ({ ...step, at: at.toISOString() }));
  const more = { vatNumber, phone, website, countryId, languageId, userId, texts, history };
  return { ...rowOf(seller), ...more, termsAcceptedAt: termsAcceptedAt.toISOString() };
}

const rowOf = ({ id, company, countryCode, goods, firstName, lastName, email, status, appliedAt }: SellerRow): SellerApplicationRow => ({
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
