import { createRoute, z } from '@hono/zod-openapi';
import { Readable } from 'node:stream';
import { now } from '#kit/clock';
import { success } from '#kit/envelope';
import { recordChange } from '#modules/audit';
import {
  editWheel,
  exportSpins,
  lockBlockedDomain,
  lockWheel,
  removeBlockedDomain,
  removeWheel,
  saveBlockedDomain,
  readSpinTotals,
  findAdminBlockedDomain,
  listAdminBlockedDomains,
  listAdminSpins,
  findAdminWheel,
  listAdminWheels,
} from '#modules/wheel';
import { json, customerFailures, buildSuccessSchema } from '#platform/http';
import { inTransaction } from '#platform/transaction';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { createRecordRoutes } from '../record-routes.ts';
import { requireStaff, adminCall } from '../admin-call.ts';
import {
  blockedDomainFormSchema,
  blockedDomainRecordSchema,
  spinTotalSchema,
  adminBlockedDomainSchema,
  adminSpinSchema,
  adminWheelSchema,
  wheelFormSchema,
  wheelRecordSchema,
} from './wheel-contract.ts';
import { idField, textField } from '#platform/request-fields';

const tag = 'Back office: marketing';
const call = adminCall('marketing');

/** The prize wheel of each country: its segments, their weights and the spin quota. */
export const wheelRoutes = createRecordRoutes({
  path: 'wheels',
  noun: 'wheel',
  label: 'prize wheel',
  tag,
  area: 'marketing',
  filter: { countryId: idField.optional(), isActive: z.boolean().optional() },
  sorts: ['countryId', 'id'],
  row: adminWheelSchema,
  form: wheelFormSchema,
  record: wheelRecordSchema,
  list: listAdminWheels,
  read: findAdminWheel,
  lock: lockWheel,
  save: editWheel,
  remove: removeWheel,
});

/** Domains of disposable email addresses, which cannot be used to spin. */
export const blockedDomainRoutes = createRecordRoutes({
  path: 'wheel-domains',
  noun: 'blocked domain',
  label: 'blocked email domain',
  tag,
  area: 'marketing',
  filter: { q: textField.max(253).optional() },
  sorts: ['domain'],
  row: adminBlockedDomainSchema,
  form: blockedDomainFormSchema,
  record: blockedDomainRecordSchema,
  list: listAdminBlockedDomains,
  read: findAdminBlockedDomain,
  lock: lockBlockedDomain,
  save: (tx, id, { domain }) => saveBlockedDomain(tx, id, domain),
  remove: removeBlockedDomain,
});

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .optional();
const query = buildListQuerySchema({ countryId: idField.optional(), isWon: z.boolean().optional(), from: day, until: day }, ['id']);

const list = createRoute({
  method: 'get',
  path: '/wheel-spins',
  tags: [tag],
  summary: 'List wheel spins',
  ...call,
  request: { query },
  responses: { 200: json(buildAdminListSchema(adminSpinSchema), 'A page of wheel spins without personal data'), ...customerFailures },
});

const totals = createRoute({
  method: 'get',
  path: '/wheel-spins/totals',
  tags: [tag],
  summary: 'Get the number of spins and used coupons of each prize',
  ...call,
  request: { query: query.pick({ filter: true }) },
  responses: { 200: json(buildSuccessSchema(z.array(spinTotalSchema)), 'The prizes, most frequent first'), ...customerFailures },
});

const table = createRoute({
  method: 'get',
  path: '/wheel-spins/table',
  tags: [tag],
  summary: 'Export wheel spins as CSV',
  ...call,
  request: { query: query.pick({ filter: true }) },
  responses: { 200: { description: 'The CSV file', content: { 'text/csv': { schema: z.string() } } }, ...customerFailures },
});

wheelRoutes.openapi(list, async (c) => {
  const query = c.req.valid('query');
  const { rows, count } = await listAdminSpins(c.var.db, toAdminListQuery(query));
  return c.json(buildListResponse(rows, count, query), 200);
});

wheelRoutes.openapi(totals, async (c) => c.json(success(await readSpinTotals(c.var.db, c.req.valid('query').filter)), 200));

wheelRoutes.openapi(table, async (c) => {
  const { filter } = c.req.valid('query');
  const { userId, name } = requireStaff(c);
  await inTransaction(c.var.db, (tx) =>
    recordChange(tx, { userId, name }, { action: 'wheel.export', subject: 'export', subjectId: 'wheel-spins', after: filter }),
  );
  const lines = Readable.toWeb(Readable.from(exportSpins(c.var.db, filter))) as ReadableStream<string>;
  return new Response(lines.pipeThrough(new TextEncoderStream()), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="wheel-${now().toISOString().slice(0, 10)}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
});
