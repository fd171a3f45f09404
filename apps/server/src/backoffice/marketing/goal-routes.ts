import { z } from '@hono/zod-openapi';
import { saveGoal, lockGoals, removeGoal, findAdminGoal, listAdminGoals } from '#modules/promotions';
import { createRecordRoutes } from '../record-routes.ts';
import { goalFormSchema, goalRecordSchema, goalRowSchema } from './contract.ts';
import { idField } from '#platform/request-fields';

/** Discount goals: an order above a threshold gets a discount. */
export const goalRoutes = createRecordRoutes({
  path: 'goals',
  noun: 'goal',
  label: 'discount goal',
  tag: 'Back office: marketing',
  area: 'marketing',
  filter: { countryId: idField.optional(), isActive: z.boolean().optional() },
  sorts: ['countryId', 'threshold', 'id'],
  row: goalRowSchema,
  form: goalFormSchema,
  record: goalRecordSchema,
  list: listAdminGoals,
  read: findAdminGoal,
  lock: (tx) => lockGoals(tx),
  save: async (tx, id, form) => {
    if (id === null) await lockGoals(tx);
    return saveGoal(tx, id, form);
  },
  remove: removeGoal,
});
