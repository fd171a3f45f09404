import { z } from '@hono/zod-openapi';
import { editMaker, lockMaker, removeMaker, staffMaker, staffMakers } from '#modules/catalog';
import { recordRoutes } from '../record-routes.ts';
import { makerFormSchema, makerRecordSchema, staffMakerSchema } from './taxonomy-contract.ts';

/** Who made what is sold, and who answers for it in the Union. */
export const makerRoutes = recordRoutes({
  path: 'makers',
  thing: 'maker',
  tag: 'Back office: catalogue',
  area: 'catalog',
  isForVendorsToRead: true,
  filter: { q: z.string().max(100).optional() },
  sorts: ['name', 'city', 'countryCode', 'id'],
  row: staffMakerSchema,
  form: makerFormSchema,
  record: makerRecordSchema,
  list: staffMakers,
  read: staffMaker,
  lock: lockMaker,
  save: editMaker,
  remove: removeMaker,
});
