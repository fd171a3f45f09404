import { createRoute, z } from '@hono/zod-openapi';
import {
  listCouponUses,
  lockCoupon,
  readCouponForm,
  removeCoupon,
  saveCoupon,
  findAdminCoupon,
  listAdminCoupons,
  countCouponUses,
} from '#modules/promotions';
import { json, customerFailures } from '#platform/http';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { numberedPath } from '../record-call.ts';
import { createRecordRoutes } from '../record-routes.ts';
import { adminCall } from '../admin-call.ts';
import { couponFormSchema, couponRecordSchema, couponRowSchema, couponUseSchema } from './contract.ts';
import { textField } from '#platform/request-fields';

const tag = 'Back office: marketing';

/** Coupons. A coupon that orders have used is ended (`isActive: false`), not deleted. */
export const couponRoutes = createRecordRoutes({
  path: 'coupons',
  noun: 'coupon',
  tag,
  area: 'marketing',
  filter: { q: textField.max(60).optional(), isActive: z.boolean().optional(), kind: textField.max(40).optional() },
  sorts: ['id', 'code', 'uses', 'validUntil'],
  row: couponRowSchema,
  form: couponFormSchema,
  record: couponRecordSchema,
  list: listAdminCoupons,
  read: findAdminCoupon,
  readExtras: async (db, { id }) => ({ uses: await countCouponUses(db, id) }),
  lock: lockCoupon,
  save: async (tx, id, form) => saveCoupon(tx, { ...(await readCouponForm(tx, form)), ...(id !== null && { id }) }),
  remove: removeCoupon,
});

const uses = createRoute({
  method: 'get',
  path: '/coupons/{id}/uses',
  tags: [tag],
  summary: 'List the orders that used a coupon',
  ...adminCall('marketing'),
  request: { params: numberedPath, query: buildListQuerySchema({}, ['id']) },
  responses: { 200: json(buildAdminListSchema(couponUseSchema), 'A page of orders, newest first'), ...customerFailures },
});

couponRoutes.openapi(uses, async (c) => {
  const query = c.req.valid('query');
  const { rows, count } = await listCouponUses(c.var.db, c.req.valid('param').id, toAdminListQuery(query));
  return c.json(buildListResponse(rows, count, query), 200);
});
