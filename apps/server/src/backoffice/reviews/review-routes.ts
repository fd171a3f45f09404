import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { approveReview, rejectReview, ReviewNotFound, findAdminReview, listAdminReviews, type AdminReview } from '#modules/reviews';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema, type ApiEnv } from '#platform/http';
import { change } from '../change.ts';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { numberedPath } from '../record-call.ts';
import { requireStaff, adminCall } from '../admin-call.ts';
import { approveReviewSchema, manyReviewsSchema, rejectReviewSchema, reviewStatuses, adminReviewSchema, type AdminReviewRow } from './contract.ts';
import { idField, textField } from '#platform/request-fields';

const tags = ['Back office: reviews'];
const call = adminCall('reviews');
const record = { 200: json(buildSuccessSchema(adminReviewSchema), 'The review'), ...customerFailures };

const filter = {
  q: textField.max(100).optional(),
  status: z.enum(reviewStatuses).optional(),
  productId: idField.optional(),
  stars: z.int().min(1).max(5).optional(),
  countryId: idField.optional(),
};

const list = createRoute({
  method: 'get',
  path: '/reviews',
  tags,
  summary: 'List reviews',
  ...call,
  request: { query: buildListQuerySchema(filter, ['createdAt']) },
  responses: { 200: json(buildAdminListSchema(adminReviewSchema), 'A page of reviews'), ...customerFailures },
});

const one = createRoute({
  method: 'get',
  path: '/reviews/{id}',
  tags,
  summary: 'Get a review',
  ...call,
  request: { params: numberedPath },
  responses: record,
});

const approve = createRoute({
  method: 'post',
  path: '/reviews/{id}/approve',
  tags,
  summary: 'Approve a review',
  ...call,
  request: { params: numberedPath, body: jsonBody(approveReviewSchema) },
  responses: record,
});

const reject = createRoute({
  method: 'post',
  path: '/reviews/{id}/reject',
  tags,
  summary: 'Reject a review',
  ...call,
  request: { params: numberedPath, body: jsonBody(rejectReviewSchema) },
  responses: record,
});

const many = createRoute({
  method: 'patch',
  path: '/reviews/many',
  tags,
  summary: 'Approve or reject several reviews, all or none',
  ...call,
  request: { body: jsonBody(manyReviewsSchema) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'All reviews were approved or rejected'), ...customerFailures },
});

export const reviewRoutes = createRoutes();

reviewRoutes.openapi(list, async (c) => {
  const query = c.req.valid('query');
  const { rows, count } = await listAdminReviews(c.var.db, toAdminListQuery(query));
  return c.json(buildListResponse(rows.map(toReviewRow), count, query), 200);
});

reviewRoutes.openapi(one, async (c) => c.json(success(await getReview(c.var.db, c.req.valid('param').id)), 200));

reviewRoutes.openapi(approve, async (c) => {
  const { id } = c.req.valid('param');
  await decide(c, { ids: [id], move: 'approve', ...c.req.valid('json') });
  return c.json(success(await getReview(c.var.db, id)), 200);
});

reviewRoutes.openapi(reject, async (c) => {
  const { id } = c.req.valid('param');
  await decide(c, { ids: [id], move: 'reject', ...c.req.valid('json') });
  return c.json(success(await getReview(c.var.db, id)), 200);
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

/** Processes reviews in a fixed order, because simultaneous decisions on the same reviews would otherwise deadlock. */
async function decide(c: Context<ApiEnv>, { ids, move, reason }: Decisions): Promise<void> {
  const by = requireStaff(c).name;
  await change(c, async (tx, note) => {
    for (const reviewId of [...new Set(ids)].sort((a, b) => a - b)) {
      const before = { status: (await findAdminReview(tx, reviewId))?.status };
      await (move === 'approve' ? approveReview : rejectReview)(tx, { reviewId, by, reason });
      const after = { status: move === 'approve' ? 'approved' : 'rejected', reason };
      await note({ action: `review.${move}`, subject: 'review', subjectId: reviewId, before, after });
    }
  });
}

/** @throws ReviewNotFound */
async function getReview(db: Db, id: number): Promise<AdminReviewRow> {
  const review = await findAdminReview(db, id);
  if (!review) throw new ReviewNotFound(id);
  return toReviewRow(review);
}

function toReviewRow({ colorId: _, sizeId: __, createdAt, decidedAt, ...review }: AdminReview): AdminReviewRow {
  return { ...review, createdAt: createdAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null };
}
