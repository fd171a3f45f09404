import { z } from '@hono/zod-openapi';
import {
  saveAffiliateDiscount,
  lockAffiliateDiscount,
  removeAffiliateDiscount,
  findAdminAffiliateDiscount,
  listAdminAffiliateDiscounts,
  countAffiliateDiscountUses,
} from '#modules/promotions';
import { createRecordRoutes } from '../record-routes.ts';
import { discountFormSchema, discountRecordSchema, discountRowSchema } from './contract.ts';
import { getAffiliate } from './read-affiliate.ts';
import { idField, textField } from '#platform/request-fields';

/** Discounts that affiliates may give to referred customers. A discount that orders have used is ended (`isActive: false`), not deleted. */
export const discountRoutes = createRecordRoutes({
  path: 'affiliate-discounts',
  noun: 'affiliate-discount',
  tag: 'Back office: affiliates',
  area: 'affiliates',
  filter: { q: textField.max(100).optional(), affiliateId: idField.optional(), isActive: z.boolean().optional() },
  sorts: ['id', 'name', 'uses', 'validUntil'],
  row: discountRowSchema,
  form: discountFormSchema,
  record: discountRecordSchema,
  list: listAdminAffiliateDiscounts,
  read: findAdminAffiliateDiscount,
  readExtras: async (db, { id }) => ({ uses: await countAffiliateDiscountUses(db, id) }),
  lock: lockAffiliateDiscount,
  save: async (tx, id, form) => {
    await getAffiliate(tx, form.affiliateId);
    return saveAffiliateDiscount(tx, id, form);
  },
  remove: removeAffiliateDiscount,
});
