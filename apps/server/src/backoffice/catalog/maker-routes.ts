import { editMaker, lockMaker, removeMaker, findAdminMaker, listAdminMakers } from '#modules/catalog';
import { createRecordRoutes } from '../record-routes.ts';
import { makerFormSchema, makerRecordSchema, adminMakerSchema } from './taxonomy-contract.ts';
import { textField } from '#platform/request-fields';

/** Manufacturers and their responsible persons in the Union (GPSR). */
export const makerRoutes = createRecordRoutes({
  path: 'makers',
  noun: 'maker',
  label: 'manufacturer',
  tag: 'Back office: catalogue',
  area: 'catalog',
  isForVendorsToRead: true,
  filter: { q: textField.max(100).optional() },
  sorts: ['name', 'city', 'countryCode', 'id'],
  row: adminMakerSchema,
  form: makerFormSchema,
  record: makerRecordSchema,
  list: listAdminMakers,
  read: findAdminMaker,
  lock: lockMaker,
  save: editMaker,
  remove: removeMaker,
});
