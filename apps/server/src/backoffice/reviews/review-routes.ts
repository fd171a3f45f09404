import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { approveReview, rejectReview, ReviewNotFound, staffReview, staffReviews, type StaffReview } from '#modules/reviews';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, ownFailures, successOf, type ApiEnv } from '#platform/http';
import { change } from '../change.ts';
import { listed, listQueryOf, staffList, staffListOf } from '../list-query.ts';
import { numberedPath } from '../record-call.ts';
import { requireStaff, staffCall } from '../staff-call.ts';
import { approveReviewSchema, manyReviewsSchema, rejectReviewSchema, reviewStatuses, staffReviewSchema, type StaffReviewRow } from './contract.ts';

const tags = ['Back office: reviews'];
const call = staffCall('reviews');
const record = { 200: json(successOf(staffReviewSchema), 'The review'), ...ownFailures };

const filter = {
  q: z.string().max(100).optional(),
  status: z.enum(reviewStatuses).optional(),
  productId: z.int().positive().optional(),
  stars: z.int().min(1).max(5).optional(),
  countryId: z.int().positive().optional(),
};

const list = createRoute({
  method: 'get',
  path: '/reviews',
  tags,
  summary: 'Reviews',
  ...call,
  request: { query: listQueryOf(filter, ['createdAt']) },
  responses: { 200: json(staffListOf(staffReviewSchema), 'A page of them'), ...ownFailures },
});

const one = createRoute({
  method: 'get',
  path: '/reviews/{id}',
  tags,
  summary: 'A review',
  ...call,
  request: { params: numberedPath },
  responses: record,
});

const approve = createRoute({
  method: 'post',
  path: '/reviews/{id}/approve',
  tags,
  summary: 'Show it from now on',
  ...call,
  request: { params: numberedPath, body: jsonBody(approveReviewSchema) },
  responses: record,
});

const reject = createRoute({
  method: 'post',
  path: '/reviews/{id}/reject',
  tags,
  summary: 'Do not show it, or no more',
  ...call,
  request: { params: numberedPath, body: jsonBody(rejectReviewSchema) },
  responses: record,
});

const many = createRoute({
  method: 'patch',
  path: '/reviews/many',
  tags,
  summary: 'Decide on several: all of them, or none',
  ...call,
  request: { body: jsonBody(manyReviewsSchema) },
  responses: { 200: json(successOf(z.null()), 'All are decided'), ...ownFailures },
});

export const reviewRoutes = createRoutes();

reviewRoutes.openapi(list, async (c) => {
  const asked = c.req.valid('query');
  const { rows, count } = await staffReviews(c.var.db, staffList(asked));
  return c.json(listed(rows.map(shown), count, asked), 200);
});

reviewRoutes.openapi(one, async (c) => c.json(success(await reviewOf(c.var.db, c.req.valid('param').id)), 200));

reviewRoutes.openapi(approve, async (c) => {
  const { id } = c.req.valid('param');
  await decide(c, { ids: [id], move: 'approve', ...c.req.valid('json') });
  return c.json(success(await reviewOf(c.var.db, id)), 200);
});

reviewRoutes.openapi(reject, async (c) => {
  const { id } = c.req.valid('param');
  await decide(c, { ids: [id], move: 'reject', ...c.req.valid('json') });
  return c.json(success(await reviewOf(c.var.db, id)), 200);
});

reviewRoutes.openapi(many, async (c) => {
  const { ids, change: decision } = c.req.valid('json');
  await decide(c, { ids, reason: '', ...decision });
  return c.json(success(null), 200);
});

interface Decisions {
  ids: readonly number[];
  move: 'approve' | 'reject';
  reason: string;
}

/** Always in the same order: two people who decide on the same ones would wait for each other else. */
async function decide(c: Context<ApiEnv>, { ids, move, reason }: Decisions): Promise<void> {
  const by = requireStaff(c).name;
  await change(c, async (tx, note) => {
    for (const reviewId of [...new Set(ids)].sort((a, b) => a - b)) {
      const before = { status: (await staffReview(tx, reviewId))?.status };
      await (move === 'approve' ? approveReview : rejectReview)(tx, { reviewId, by, reason });
      const after = { status: move === 'approve' ? 'approved' : 'rejected', reason };
      await note({ action: `review.${move}`, subject: 'review', subjectId: reviewId, before, after });
    }
  });
}

/** @throws ReviewNotFound */
async function reviewOf(db: Db, id: number): Promise<StaffReviewRow> {
  const review = await staffReview(db, id);
  if (!review) throw new ReviewNotFound(id);
  return shown(review);
}

function shown({ colorId: _, sizeId: __, createdAt, decidedAt, ...review }: StaffReview): StaffReviewRow {
  return { ...review, createdAt: createdAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null };
}
