import { z } from '@hono/zod-openapi';
import {
  editAffiliateDiscount,
  lockAffiliateDiscount,
  removeAffiliateDiscount,
  staffAffiliateDiscount,
  staffAffiliateDiscounts,
  usesOfAffiliateDiscount,
} from '#modules/promotions';
import { recordRoutes } from '../record-routes.ts';
import { discountFormSchema, discountRecordSchema, staffDiscountSchema } from './contract.ts';
import { affiliateOf } from './read-affiliate.ts';

/** What affiliates may give those whom they send. One that orders have used is ended (`isActive: false`), not deleted. */
export const discountRoutes = recordRoutes({
  path: 'affiliate-discounts',
  thing: 'affiliate-discount',
  tag: 'Back office: affiliates',
  area: 'affiliates',
  filter: { q: z.string().max(100).optional(), affiliateId: z.int().positive().optional(), isActive: z.boolean().optional() },
  sorts: ['id', 'name', 'uses', 'validUntil'],
  row: staffDiscountSchema,
  form: discountFormSchema,
  record: discountRecordSchema,
  list: staffAffiliateDiscounts,
  read: staffAffiliateDiscount,
  beside: async (db, { id }) => ({ uses: await usesOfAffiliateDiscount(db, id) }),
  lock: lockAffiliateDiscount,
  save: async (tx, id, form) => {
    await affiliateOf(tx, form.affiliateId);
    return editAffiliateDiscount(tx, id, form);
  },
  remove: removeAffiliateDiscount,
});
