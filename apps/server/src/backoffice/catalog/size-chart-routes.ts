import { z } from '@hono/zod-openapi';
import { editSizeChart, lockSizeChart, removeSizeChart, findAdminSizeChart, listAdminSizeCharts } from '#modules/catalog';
import { createRecordRoutes } from '../record-routes.ts';
import { sizeChartFormSchema, sizeChartRecordSchema, adminSizeChartSchema } from './taxonomy-contract.ts';
import { textField } from '#platform/request-fields';

/** Size charts: the body measurements for each size. */
export const sizeChartRoutes = createRecordRoutes({
  path: 'size-charts',
  noun: 'size chart',
  tag: 'Back office: catalogue',
  area: 'catalog',
  isForVendorsToRead: true,
  filter: { q: textField.max(100).optional(), audience: z.enum(['women', 'men', 'kids']).optional() },
  sorts: ['code', 'audience', 'id'],
  row: adminSizeChartSchema,
  form: sizeChartFormSchema,
  record: sizeChartRecordSchema,
  list: listAdminSizeCharts,
  read: findAdminSizeChart,
  lock: lockSizeChart,
  save: editSizeChart,
  remove: removeSizeChart,
});
