import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { editCountry, lockCountry, staffCountries, staffCountry, type StaffCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, ownFailures, successOf } from '#platform/http';
import { assertUnchanged, change } from '../change.ts';
import { NotThere } from '../errors.ts';
import { listed, listQueryOf, staffList, staffListOf } from '../list-query.ts';
import { numberedPath, revisionField } from '../record-call.ts';
import { withRevision } from '../revision.ts';
import { staffCall } from '../staff-call.ts';
import { countryFormSchema, countryRecordSchema, staffCountrySchema } from './country-contract.ts';
import { countryFormOf, countryRecordOf } from './country-record.ts';

const tags = ['Back office: settings'];
const call = staffCall('settings');
const record = { 200: json(successOf(countryRecordSchema), 'The country'), ...ownFailures };

const list = createRoute({
  method: 'get',
  path: '/countries',
  tags,
  summary: 'Countries',
  ...call,
  request: {
    query: listQueryOf({ q: z.string().max(100).optional(), isActive: z.boolean().optional() }, ['position', 'name', 'code']),
  },
  responses: { 200: json(staffListOf(staffCountrySchema), 'A page of them'), ...ownFailures },
});

const one = createRoute({
  method: 'get',
  path: '/countries/{id}',
  tags,
  summary: 'A country with its terms',
  ...call,
  request: { params: numberedPath },
  responses: record,
});

const update = createRoute({
  method: 'put',
  path: '/countries/{id}',
  tags,
  summary: 'Save a country',
  description: 'Rates and postal rules that have begun stay as they are; a method that orders name is switched off, never removed.',
  ...call,
  request: { params: numberedPath, body: jsonBody(countryFormSchema.extend(revisionField)) },
  responses: record,
});

export const countryRoutes = createRoutes();

countryRoutes.openapi(list, async (c) => {
  const asked = c.req.valid('query');
  const { rows, count } = await staffCountries(c.var.db, staffList(asked));
  const shown = rows.map(({ vatBasisPoints, ...row }) => ({ ...row, vat: vatBasisPoints === null ? null : vatBasisPoints / 100 }));
  return c.json(listed(shown, count, asked), 200);
});

countryRoutes.openapi(one, async (c) => c.json(success(withRevision(countryRecordOf(await countryOf(c.var.db, c.req.valid('param').id)))), 200));

countryRoutes.openapi(update, async (c) => {
  const { id } = c.req.valid('param');
  const { revision, ...form } = c.req.valid('json');
  const country = await change(c, async (tx, note) => {
    await lockCountry(tx, id);
    const before = await countryOf(tx, id);
    const shown = countryRecordOf(before);
    await assertUnchanged(tx, revision, 'country', shown);
    await editCountry(tx, before, countryFormOf(form, shown.currency));
    const after = countryRecordOf(await countryOf(tx, id));
    await note({ action: 'country.update', subject: 'country', subjectId: id, before: shown, after });
    return after;
  });
  return c.json(success(withRevision(country)), 200);
});

/** @throws NotThere */
async function countryOf(db: Db, id: number): Promise<StaffCountry> {
  const country = await staffCountry(db, id);
  if (!country) throw new NotThere('country');
  return country;
}
