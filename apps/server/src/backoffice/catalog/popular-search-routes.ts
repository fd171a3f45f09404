import { z } from '@hono/zod-openapi';
import { findAdminPopularSearch, listAdminPopularSearches, lockPopularSearch, savePopularSearch } from '#modules/search';
import { idField, textField } from '#platform/request-fields';
import { createRecordRoutes } from '../record-routes.ts';
import { adminPopularSearchSchema, popularSearchFormSchema, popularSearchRecordSchema } from './taxonomy-contract.ts';

/** What shoppers search most. Staff can hide a text, also before it is popular. */
export const popularSearchRoutes = createRecordRoutes({
  path: 'popular-searches',
  noun: 'popular search',
  tag: 'Back office: catalogue',
  area: 'catalog',
  filter: { q: textField.max(100).optional(), countryId: idField.optional(), languageId: idField.optional(), isHidden: z.boolean().optional() },
  sorts: ['searches', 'text', 'id'],
  row: adminPopularSearchSchema,
  form: popularSearchFormSchema,
  record: popularSearchRecordSchema,
  list: listAdminPopularSearches,
  read: findAdminPopularSearch,
  lock: lockPopularSearch,
  save: savePopularSearch,
});
