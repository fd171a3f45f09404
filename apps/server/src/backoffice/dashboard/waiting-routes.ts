import { createRoute } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import type { StaffArea } from '#modules/accounts';
import { countUnreadConversations, listAdminAffiliates, listHeldCommissions } from '#modules/affiliates';
import { countOrdersByTask } from '#modules/fulfilment';
import { listAdminReturns } from '#modules/returns';
import { listAdminReviews } from '#modules/reviews';
import { listAdminSellers } from '#modules/sellers';
import { listAdminTickets } from '#modules/tickets';
import type { Db } from '#platform/database';
import { createRoutes, json, customerFailures, buildSuccessSchema } from '#platform/http';
import { anyAdminCall, requireStaff } from '../admin-call.ts';
import { waitingSchema, type WaitingCounts } from './contract.ts';

const waiting = createRoute({
  method: 'get',
  path: '/waiting',
  tags: ['Back office: overview'],
  summary: 'Get the numbers of records that wait for staff',
  description: "Only of the caller's areas; vendors and sellers receive none.",
  ...anyAdminCall,
  responses: { 200: json(buildSuccessSchema(waitingSchema), 'The numbers, shown in the menu'), ...customerFailures },
});

/** The query of a list of which only the count is used. */
const counted = { order: 'asc', offset: 0, limit: 1 } as const;

const countOrders = async (db: Db): Promise<number> => {
  const counts = await Promise.all((['to-confirm', 'to-pack', 'to-ship'] as const).map((task) => countOrdersByTask(db, task)));
  return counts.reduce((sum, { itemCount }) => sum + itemCount, 0);
};

const counters: { [Name in keyof WaitingCounts]: { area: StaffArea; read: (db: Db) => Promise<number> } } = {
  orders: { area: 'orders', read: countOrders },
  returns: { area: 'returns', read: async (db) => (await listAdminReturns(db, { ...counted, filter: { state: 'waiting' } })).count.itemCount },
  messages: { area: 'customers', read: async (db) => (await listAdminTickets(db, { ...counted, filter: { status: 'open' } })).count.itemCount },
  reviews: { area: 'reviews', read: async (db) => (await listAdminReviews(db, { ...counted, filter: { status: 'pending' } })).count.itemCount },
  sellerApplications: {
    area: 'sellers',
    read: async (db) => (await listAdminSellers(db, { ...counted, filter: { status: 'pending' } })).count.itemCount,
  },
  affiliateApplications: {
    area: 'affiliates',
    read: async (db) => (await listAdminAffiliates(db, { ...counted, filter: { status: 'pending' } })).count.itemCount,
  },
  heldCommissions: { area: 'affiliates', read: async (db) => (await listHeldCommissions(db, { page: 1, take: 1 })).count.itemCount },
  affiliateReplies: { area: 'affiliates', read: countUnreadConversations },
  disputes: { area: 'orders', read: async (db) => (await countOrdersByTask(db, 'disputed')).itemCount },
};

export const waitingRoutes = createRoutes().openapi(waiting, async (c) => {
  const { areas, vendorId } = requireStaff(c);
  const counts = await Promise.all(
    Object.entries(counters).map(
      async ([name, { area, read }]) => [name, areas.includes(area) && vendorId === null ? await read(c.var.db) : null] as const,
    ),
  );
  return c.json(success(Object.fromEntries(counts) as WaitingCounts), 200);
});
