import { createRoute, z } from '@hono/zod-openapi';
import { couponUsesOf, editCoupon, lockCoupon, removeCoupon, staffCoupon, staffCoupons, usesOfCoupon } from '#modules/promotions';
import { json, ownFailures } from '#platform/http';
import { listed, listQueryOf, staffList, staffListOf } from '../list-query.ts';
import { numberedPath } from '../record-call.ts';
import { recordRoutes } from '../record-routes.ts';
import { staffCall } from '../staff-call.ts';
import { couponFormSchema, couponRecordSchema, couponUseSchema, staffCouponSchema } from './contract.ts';

const tag = 'Back office: marketing';

/** Coupons. One that orders have used is ended (`isActive: false`), not deleted. */
export const couponRoutes = recordRoutes({
  path: 'coupons',
  thing: 'coupon',
  tag,
  area: 'marketing',
  filter: { q: z.string().max(60).optional(), isActive: z.boolean().optional(), kind: z.enum(['percent', 'amount', 'free-delivery']).optional() },
  sorts: ['id', 'code', 'uses', 'validUntil'],
  row: staffCouponSchema,
  form: couponFormSchema,
  record: couponRecordSchema,
  list: staffCoupons,
  read: staffCoupon,
  beside: async (db, { id }) => ({ uses: await usesOfCoupon(db, id) }),
  lock: lockCoupon,
  save: editCoupon,
  remove: removeCoupon,
});

const uses = createRoute({
  method: 'get',
  path: '/coupons/{id}/uses',
  tags: [tag],
  summary: 'Which orders have used a coupon',
  ...staffCall('marketing'),
  request: { params: numberedPath, query: listQueryOf({}, ['id']) },
  responses: { 200: json(staffListOf(couponUseSchema), 'The last first'), ...ownFailures },
});

couponRoutes.openapi(uses, async (c) => {
  const asked = c.req.valid('query');
  const { rows, count } = await couponUsesOf(c.var.db, c.req.valid('param').id, staffList(asked));
  return c.json(listed(rows, count, asked), 200);
});
