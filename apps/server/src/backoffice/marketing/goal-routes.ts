import { z } from '@hono/zod-openapi';
import { editGoal, lockGoals, removeGoal, staffGoal, staffGoals } from '#modules/promotions';
import { recordRoutes } from '../record-routes.ts';
import { goalFormSchema, goalRecordSchema, staffGoalSchema } from './contract.ts';

/** Discount goals: who buys for this much gets that off. */
export const goalRoutes = recordRoutes({
  path: 'goals',
  thing: 'goal',
  tag: 'Back office: marketing',
  area: 'marketing',
  filter: { countryId: z.int().optional(), isActive: z.boolean().optional() },
  sorts: ['countryId', 'threshold', 'id'],
  row: staffGoalSchema,
  form: goalFormSchema,
  record: goalRecordSchema,
  list: staffGoals,
  read: staffGoal,
  lock: (tx) => lockGoals(tx),
  save: async (tx, id, form) => {
    if (id === null) await lockGoals(tx);
    return editGoal(tx, id, form);
  },
  remove: removeGoal,
});
