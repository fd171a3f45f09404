import { z } from '@hono/zod-openapi';
import { editBrand, lockBrand, removeBrand, findAdminBrand, listAdminBrands } from '#modules/catalog';
import { createRecordRoutes } from '../record-routes.ts';
import { brandFormSchema, brandRecordSchema, adminBrandSchema } from './contract.ts';
import { textField } from '#platform/request-fields';

/** Brands with their descriptions. */
export const brandRoutes = createRecordRoutes({
  path: 'brands',
  noun: 'brand',
  tag: 'Back office: catalogue',
  area: 'catalog',
  isForVendorsToRead: true,
  filter: { q: textField.max(100).optional(), isActive: z.boolean().optional() },
  sorts: ['name', 'slug', 'id'],
  row: adminBrandSchema,
  form: brandFormSchema,
  record: brandRecordSchema,
  list: listAdminBrands,
  read: findAdminBrand,
  lock: lockBrand,
  save: editBrand,
  remove: removeBrand,
});
