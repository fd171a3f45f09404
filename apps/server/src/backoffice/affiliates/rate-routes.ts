import { createRoute, z } from '@hono/zod-openapi';
import { now } from '#kit/clock';
import { success } from '#kit/envelope';
import { InvalidInput } from '#kit/errors';
import { isRate, listLastRates, listRates, recordRates } from '#modules/exchange-rates';
import { buildSuccessSchema, createRoutes, customerFailures, json, jsonBody } from '#platform/http';
import { adminCall, requireStaff } from '../admin-call.ts';
import { change } from '../change.ts';
import { exchangeRateFormSchema, exchangeRateSchema } from './rate-contract.ts';

const tags = ['Back office: affiliates'];
const call = adminCall('affiliates');
const rates = { 200: json(buildSuccessSchema(z.array(exchangeRateSchema)), 'The last exchange rate of each currency'), ...customerFailures };

const list = createRoute({
  ...call,
  ...{ method: 'get', path: '/exchange-rates', tags, summary: 'List the last exchange rate of each currency' },
  responses: rates,
});
const add = createRoute({
  ...call,
  ...{
    method: 'post',
    path: '/exchange-rates',
    tags,
    summary: 'Add an exchange rate by hand',
    description:
      'For currencies that the European Central Bank does not publish. A stored rate never changes: a correction is a further rate of the day.',
  },
  request: { body: jsonBody(exchangeRateFormSchema) },
  responses: rates,
});

export const rateRoutes = createRoutes()
  .openapi(list, async (c) => c.json(success((await listLastRates(c.var.db)).map(toRow)), 200))
  .openapi(add, async (c) => {
    const form = c.req.valid('json');
    if (!isRate(form.units))
      throw new InvalidInput([{ field: 'units', code: 'range', params: { message: 'Enter a decimal number such as 140.25' } }]);
    if (form.day > now().toISOString().slice(0, 10)) {
      throw new InvalidInput([{ field: 'day', code: 'range', params: { message: 'The day is in the future' } }]);
    }
    await change(c, async (tx, note) => {
      const count = await recordRates(tx, [form], requireStaff(c).name);
      const [stored] = count === 0 ? [] : await listRates(tx, { currency: form.currency, limit: 1 });
      if (stored) await note({ action: 'exchange-rate.add', subject: 'exchange-rate', subjectId: stored.id, after: form });
    });
    return c.json(success((await listLastRates(c.var.db)).map(toRow)), 200);
  });

const toRow = ({ recordedAt, ...rate }: Awaited<ReturnType<typeof listRates>>[number]) => ({ ...rate, recordedAt: recordedAt.toISOString() });
