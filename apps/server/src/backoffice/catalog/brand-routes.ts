import { z } from '@hono/zod-openapi';
import { editBrand, lockBrand, removeBrand, staffBrand, staffBrands } from '#modules/catalog';
import { recordRoutes } from '../record-routes.ts';
import { brandFormSchema, brandRecordSchema, staffBrandSchema } from './contract.ts';

/** Brands, with what each says of itself. */
export const brandRoutes = recordRoutes({
  path: 'brands',
  thing: 'brand',
  tag: 'Back office: catalogue',
  area: 'catalog',
  isForVendorsToRead: true,
  filter: { q: z.string().max(100).optional(), isActive: z.boolean().optional() },
  sorts: ['name', 'slug', 'id'],
  row: staffBrandSchema,
  form: brandFormSchema,
  record: brandRecordSchema,
  list: staffBrands,
  read: staffBrand,
  lock: lockBrand,
  save: editBrand,
  remove: removeBrand,
});
