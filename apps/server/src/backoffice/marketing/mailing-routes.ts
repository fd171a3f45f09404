import { z } from '@hono/zod-openapi';
import { mailingStates } from '#contracts/newsletter';
import { editMailing, findAdminMailing, listAdminMailings, lockMailing, readMailingExtras, removeMailing } from '#modules/newsletter';
import { textField } from '#platform/request-fields';
import { createRecordRoutes } from '../record-routes.ts';
import { adminMailingSchema, mailingFormSchema, mailingRecordSchema } from './mailing-contract.ts';

/** Newsletter emails that staff write and send. */
export const mailingRoutes = createRecordRoutes({
  path: 'mailings',
  noun: 'mailing',
  tag: 'Back office: marketing',
  area: 'marketing',
  filter: { q: textField.max(100).optional(), state: z.enum(mailingStates).optional() },
  sorts: ['id', 'name'],
  row: adminMailingSchema,
  form: mailingFormSchema,
  record: mailingRecordSchema,
  list: listAdminMailings,
  read: findAdminMailing,
  readExtras: readMailingExtras,
  lock: lockMailing,
  save: editMailing,
  remove: removeMailing,
});
