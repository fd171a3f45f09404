import { createRoute, z } from '@hono/zod-openapi';
import { Readable } from 'node:stream';
import { now } from '#kit/clock';
import { csvLine } from '#kit/csv-line';
import { success } from '#kit/envelope';
import { recordChange } from '#modules/audit';
import { getCountry } from '#modules/countries';
import {
  editWheel,
  exportSpins,
  lockBlockedDomain,
  lockWheel,
  removeBlockedDomain,
  removeWheel,
  saveBlockedDomain,
  spinTotals,
  staffBlockedDomain,
  staffBlockedDomains,
  staffSpins,
  staffWheel,
  staffWheels,
  type SpinFilter,
} from '#modules/wheel';
import type { Db } from '#platform/database';
import { json, ownFailures, successOf } from '#platform/http';
import { inTransaction } from '#platform/transaction';
import { listed, listQueryOf, staffList, staffListOf } from '../list-query.ts';
import { recordRoutes } from '../record-routes.ts';
import { requireStaff, staffCall } from '../staff-call.ts';
import {
  blockedDomainFormSchema,
  blockedDomainRecordSchema,
  spinTotalSchema,
  staffBlockedDomainSchema,
  staffSpinSchema,
  staffWheelSchema,
  wheelFormSchema,
  wheelRecordSchema,
} from './wheel-contract.ts';

const tag = 'Back office: marketing';
const call = staffCall('marketing');

/** The wheel of each country: its segments, their weights and how often somebody may spin. */
export const wheelRoutes = recordRoutes({
  path: 'wheels',
  thing: 'wheel',
  tag,
  area: 'marketing',
  filter: { countryId: z.int().optional(), isActive: z.boolean().optional() },
  sorts: ['countryId', 'id'],
  row: staffWheelSchema,
  form: wheelFormSchema,
  record: wheelRecordSchema,
  list: staffWheels,
  read: staffWheel,
  lock: lockWheel,
  save: editWheel,
  remove: removeWheel,
});

/** Domains of mailboxes that last an hour: nobody spins with one of theirs. */
export const blockedDomainRoutes = recordRoutes({
  path: 'wheel-domains',
  thing: 'blocked domain',
  tag,
  area: 'marketing',
  filter: { q: z.string().max(253).optional() },
  sorts: ['domain'],
  row: staffBlockedDomainSchema,
  form: blockedDomainFormSchema,
  record: blockedDomainRecordSchema,
  list: staffBlockedDomains,
  read: staffBlockedDomain,
  lock: lockBlockedDomain,
  save: (tx, id, { domain }) => saveBlockedDomain(tx, id, domain),
  remove: removeBlockedDomain,
});

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .optional();
const query = listQueryOf({ countryId: z.int().optional(), isWon: z.boolean().optional(), from: day, until: day }, ['id']);

const list = createRoute({
  method: 'get',
  path: '/wheel-spins',
  tags: [tag],
  summary: 'What was drawn; whose it was stands in the coupon alone',
  ...call,
  request: { query },
  responses: { 200: json(staffListOf(staffSpinSchema), 'A page of them'), ...ownFailures },
});

const totals = createRoute({
  method: 'get',
  path: '/wheel-spins/totals',
  tags: [tag],
  summary: 'How often each prize was drawn, and how many of its coupons orders have',
  ...call,
  request: { query: query.pick({ filter: true }) },
  responses: { 200: json(successOf(z.array(spinTotalSchema)), 'The most frequent first'), ...ownFailures },
});

const table = createRoute({
  method: 'get',
  path: '/wheel-spins/table',
  tags: [tag],
  summary: 'Spins as a table',
  ...call,
  request: { query: query.pick({ filter: true }) },
  responses: { 200: { description: 'CSV', content: { 'text/csv': { schema: z.string() } } }, ...ownFailures },
});

wheelRoutes.openapi(list, async (c) => {
  const asked = c.req.valid('query');
  const { rows, count } = await staffSpins(c.var.db, staffList(asked));
  return c.json(listed(rows, count, asked), 200);
});

wheelRoutes.openapi(totals, async (c) => c.json(success(await spinTotals(c.var.db, c.req.valid('query').filter)), 200));

wheelRoutes.openapi(table, async (c) => {
  const { filter } = c.req.valid('query');
  const { userId, name } = requireStaff(c);
  await inTransaction(c.var.db, (tx) =>
    recordChange(tx, { userId, name }, { action: 'wheel.export', subject: 'export', subjectId: 'wheel-spins', after: filter }),
  );
  const lines = Readable.toWeb(Readable.from(linesOf(c.var.db, filter))) as ReadableStream<string>;
  return new Response(lines.pipeThrough(new TextEncoderStream()), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="wheel-${now().toISOString().slice(0, 10)}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
});

const columns = ['spun', 'country', 'result', 'percent', 'amount', 'minimum', 'currency', 'coupon', 'used'];

async function* linesOf(db: Db, filter: SpinFilter): AsyncGenerator<string> {
  yield csvLine(columns);
  for await (const { countryId, spunAt, kind, percent, amount, minimum, currency, couponCode, isUsed } of exportSpins(db, filter)) {
    const { code } = await getCountry(db, countryId);
    yield csvLine([spunAt, code, kind, percent ?? '', amount ?? '', minimum ?? '', currency, couponCode ?? '', isUsed ? 'yes' : 'no']);
  }
}
