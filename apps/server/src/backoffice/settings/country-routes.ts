import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { InvalidInput } from '#kit/errors';
import { editCountry, lockCountry, listAdminCountries, getAdminCountry, type AdminCountry } from '#modules/countries';
import { checkPaymentMethods } from '#modules/payments';
import { assertCanOpen } from './assert-can-open.ts';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { assertUnchanged, change } from '../change.ts';
import { RecordNotFound } from '../errors.ts';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { numberedPath, revisionField } from '../record-call.ts';
import { addRevision } from '../revision.ts';
import { adminCall, requireStaff } from '../admin-call.ts';
import { countryFormSchema, countryRecordSchema, adminCountrySchema, openingReasonField } from './country-contract.ts';
import { toCountryForm, toCountryRecord } from './country-record.ts';
import { textField } from '#platform/request-fields';

const tags = ['Back office: settings'];
const call = adminCall('settings');
const record = { 200: json(buildSuccessSchema(countryRecordSchema), 'The country'), ...customerFailures };

const list = createRoute({
  method: 'get',
  path: '/countries',
  tags,
  summary: 'List countries',
  ...call,
  request: {
    query: buildListQuerySchema({ q: textField.max(100).optional(), isActive: z.boolean().optional() }, ['position', 'name', 'code']),
  },
  responses: { 200: json(buildAdminListSchema(adminCountrySchema), 'A page of countries'), ...customerFailures },
});

const one = createRoute({
  method: 'get',
  path: '/countries/{id}',
  tags,
  summary: 'Get a country with its settings',
  ...call,
  request: { params: numberedPath },
  responses: record,
});

const update = createRoute({
  method: 'put',
  path: '/countries/{id}',
  tags,
  summary: 'Update a country',
  description:
    'Tax rates and postal rules that are already in force do not change. A delivery method that orders use is disabled, not deleted. ' +
    'A country with a legal page that is not reviewed or incomplete is opened only by an admin who gives a reason.',
  ...call,
  request: { params: numberedPath, body: jsonBody(countryFormSchema.extend({ ...revisionField, openingReason: openingReasonField })) },
  responses: record,
});

export const countryRoutes = createRoutes();

countryRoutes.openapi(list, async (c) => {
  const query = c.req.valid('query');
  const { rows, count } = await listAdminCountries(c.var.db, toAdminListQuery(query));
  const shown = rows.map(({ vatBasisPoints, ...row }) => ({ ...row, vat: vatBasisPoints === null ? null : vatBasisPoints / 100 }));
  return c.json(buildListResponse(shown, count, query), 200);
});

countryRoutes.openapi(one, async (c) =>
  c.json(success(addRevision(toCountryRecord(await getCountryOrThrow(c.var.db, c.req.valid('param').id)))), 200),
);

countryRoutes.openapi(update, async (c) => {
  const { id } = c.req.valid('param');
  const { revision, openingReason, ...form } = c.req.valid('json');
  const country = await change(c, async (tx, note) => {
    await lockCountry(tx, id);
    const before = await getCountryOrThrow(tx, id);
    const shown = toCountryRecord(before);
    await assertUnchanged(tx, revision, 'country', shown);
    const issues = checkPaymentMethods(form.paymentMethods, { countryCode: before.code, currency: shown.currency });
    if (issues.length > 0) throw new InvalidInput(issues);
    await editCountry(tx, before, toCountryForm(form, shown.currency));
    const saved = await getCountryOrThrow(tx, id);
    const override = await assertCanOpen(tx, { before, saved, openingReason, staff: requireStaff(c) });
    const after = toCountryRecord(saved);
    await note({ action: 'country.update', subject: 'country', subjectId: id, before: shown, after: { ...after, ...override } });
    return after;
  });
  return c.json(success(addRevision(country)), 200);
});

/** @throws RecordNotFound */
async function getCountryOrThrow(db: Db, id: number): Promise<AdminCountry> {
  const country = await getAdminCountry(db, id);
  if (!country) throw new RecordNotFound('country');
  return country;
}
