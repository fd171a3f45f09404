import { z } from '@hono/zod-openapi';
import { editSizeChart, lockSizeChart, removeSizeChart, staffSizeChart, staffSizeCharts } from '#modules/catalog';
import { recordRoutes } from '../record-routes.ts';
import { sizeChartFormSchema, sizeChartRecordSchema, staffSizeChartSchema } from './taxonomy-contract.ts';

/** Size guides: which body each size is made for. */
export const sizeChartRoutes = recordRoutes({
  path: 'size-charts',
  thing: 'size guide',
  tag: 'Back office: catalogue',
  area: 'catalog',
  isForVendorsToRead: true,
  filter: { q: z.string().max(100).optional(), audience: z.enum(['women', 'men', 'kids']).optional() },
  sorts: ['code', 'audience', 'id'],
  row: staffSizeChartSchema,
  form: sizeChartFormSchema,
  record: sizeChartRecordSchema,
  list: staffSizeCharts,
  read: staffSizeChart,
  lock: lockSizeChart,
  save: editSizeChart,
  remove: removeSizeChart,
});
