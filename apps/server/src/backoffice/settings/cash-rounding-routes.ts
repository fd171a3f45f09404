import { findCashRounding, listCashRoundings, lockCashRounding, removeCashRounding, saveCashRounding } from '#modules/countries';
import { idField } from '#platform/request-fields';
import { createRecordRoutes } from '../record-routes.ts';
import { cashRoundingFormSchema, cashRoundingRecordSchema, cashRoundingRowSchema } from './cash-rounding-contract.ts';

/** Rules that round the total of an order that is paid in cash. */
export const cashRoundingRoutes = createRecordRoutes({
  path: 'cash-roundings',
  noun: 'cash rounding',
  tag: 'Back office: settings',
  area: 'settings',
  filter: { countryId: idField.optional() },
  sorts: ['countryId', 'validFrom', 'id'],
  row: cashRoundingRowSchema,
  form: cashRoundingFormSchema,
  record: cashRoundingRecordSchema,
  list: listCashRoundings,
  read: findCashRounding,
  lock: lockCashRounding,
  save: saveCashRounding,
  remove: removeCashRounding,
});
