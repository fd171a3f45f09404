import { findAdminSynonyms, listAdminSynonyms, lockSynonyms, removeSynonyms, saveSynonyms } from '#modules/search';
import { idField, textField } from '#platform/request-fields';
import { createRecordRoutes } from '../record-routes.ts';
import { adminSynonymsSchema, synonymsFormSchema, synonymsRecordSchema } from './taxonomy-contract.ts';

/** Search terms that mean the same. */
export const synonymRoutes = createRecordRoutes({
  path: 'search-synonyms',
  noun: 'search synonyms',
  tag: 'Back office: catalogue',
  area: 'catalog',
  filter: { q: textField.max(100).optional(), languageId: idField.optional() },
  sorts: ['languageId', 'id'],
  row: adminSynonymsSchema,
  form: synonymsFormSchema,
  record: synonymsRecordSchema,
  list: listAdminSynonyms,
  read: findAdminSynonyms,
  lock: (tx) => lockSynonyms(tx),
  save: async (tx, id, form) => {
    await lockSynonyms(tx);
    return saveSynonyms(tx, id, form);
  },
  remove: removeSynonyms,
});
