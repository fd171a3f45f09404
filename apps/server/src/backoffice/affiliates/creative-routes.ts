import { findAdminCreative, findCreativePicture, listAdminCreatives, lockCreative, removeCreative, saveCreative } from '#modules/affiliates';
import { idField, textField } from '#platform/request-fields';
import { createRecordRoutes } from '../record-routes.ts';
import { adminCreativeSchema, creativeFormSchema, creativeKindSchema, creativeRecordSchema } from './creative-contract.ts';

/** Banners and texts that affiliates can put on their pages. */
export const creativeRoutes = createRecordRoutes({
  path: 'affiliate-creatives',
  noun: 'affiliate-creative',
  tag: 'Back office: affiliates',
  area: 'affiliates',
  filter: { q: textField.max(100).optional(), kind: creativeKindSchema.optional(), languageId: idField.optional() },
  sorts: ['id'],
  row: adminCreativeSchema,
  form: creativeFormSchema,
  record: creativeRecordSchema,
  list: listAdminCreatives,
  read: findAdminCreative,
  readExtras: async (db, { id }) => ({ imageUrl: await findCreativePicture(db, id) }),
  lock: lockCreative,
  save: saveCreative,
  remove: removeCreative,
});
