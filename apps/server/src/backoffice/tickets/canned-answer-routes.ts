import { findCannedAnswer, listCannedAnswers, lockCannedAnswer, removeCannedAnswer, saveCannedAnswer } from '#modules/tickets';
import { idField, textField } from '#platform/request-fields';
import { createRecordRoutes } from '../record-routes.ts';
import { cannedAnswerFormSchema, cannedAnswerRecordSchema, cannedAnswerSchema } from './contract.ts';

/** Texts that staff insert into replies. */
export const cannedAnswerRoutes = createRecordRoutes({
  path: 'canned-answers',
  noun: 'canned-answer',
  tag: 'Back office: customers',
  area: 'customers',
  filter: { q: textField.max(100).optional(), languageId: idField.optional() },
  sorts: ['name', 'id'],
  row: cannedAnswerSchema,
  form: cannedAnswerFormSchema,
  record: cannedAnswerRecordSchema,
  list: listCannedAnswers,
  read: findCannedAnswer,
  lock: lockCannedAnswer,
  save: saveCannedAnswer,
  remove: removeCannedAnswer,
});
