import { createRoute } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { InvalidInput } from '#kit/errors';
import { parseMajor } from '#kit/money';
import { lockProgramme, getProgramme, saveProgramme, type Programme } from '#modules/affiliates';
import { getTrackingSettings, saveTrackingSettings } from '#modules/tracking';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { assertUnchanged, change } from '../change.ts';
import { revisionField } from '../record-call.ts';
import { addRevision } from '../revision.ts';
import { adminCall } from '../admin-call.ts';
import { toMajorAmounts } from './amounts.ts';
import { programmeFormSchema, programmeRecordSchema, type ProgrammeRecord } from './programme-contract.ts';

const tags = ['Back office: affiliates'];
const call = adminCall('affiliates');
const record = { 200: json(buildSuccessSchema(programmeRecordSchema), 'The settings of the affiliate programme'), ...customerFailures };

const show = createRoute({
  method: 'get',
  path: '/affiliate-programme',
  tags,
  summary: 'Get the settings of the affiliate programme',
  ...call,
  responses: record,
});

const save = createRoute({
  method: 'put',
  path: '/affiliate-programme',
  tags,
  summary: 'Update the settings of the affiliate programme',
  description: 'The settings apply to future approvals and payouts.',
  ...call,
  request: { body: jsonBody(programmeFormSchema.extend(revisionField)) },
  responses: record,
});

export const programmeRoutes = createRoutes();

programmeRoutes.openapi(show, async (c) => c.json(success(addRevision(await toProgrammeRecord(c.var.db))), 200));

programmeRoutes.openapi(save, async (c) => {
  const { revision, ...form } = c.req.valid('json');
  const saved = await change(c, async (tx, note) => {
    await lockProgramme(tx);
    const before = await toProgrammeRecord(tx);
    await assertUnchanged(tx, revision, 'affiliate-programme', before);
    const { isOpen, holdDays, isHeldForReturns, quickOrderSeconds, payoutThresholds, maxRateAgeDays, ...tracking } = form;
    const thresholds = toStoredThresholds(payoutThresholds);
    await saveProgramme(tx, { isOpen, holdDays, isHeldForReturns, quickOrderSeconds, payoutThresholds: thresholds, maxRateAgeDays });
    await saveTrackingSettings(tx, tracking);
    const after = await toProgrammeRecord(tx);
    await note({ action: 'affiliate-programme.update', subject: 'affiliate-programme', subjectId: 1, before, after });
    return addRevision(after);
  });
  return c.json(success(saved), 200);
});

/** Returns the programme with thresholds in major units, by currency code. */
async function toProgrammeRecord(db: Db): Promise<Omit<ProgrammeRecord, 'revision'>> {
  const { payoutThresholds, ...rest } = await getProgramme(db);
  const amounts = Object.entries(payoutThresholds).map(([currency, amount]) => ({ currency, amount }));
  return {
    ...rest,
    ...(await getTrackingSettings(db)),
    payoutThresholds: toMajorAmounts(amounts).sort((a, b) => a.currency.localeCompare(b.currency)),
  };
}

/** @throws InvalidInput if a currency occurs twice */
function toStoredThresholds(thresholds: ProgrammeRecord['payoutThresholds']): Programme['payoutThresholds'] {
  const thresholdsByCurrency: Record<string, number> = {};
  for (const [index, { currency, amount }] of thresholds.entries()) {
    const issue = { field: `payoutThresholds.${index}.currency`, code: 'twice', params: { message: `${currency} is already in the list` } };
    if (currency in thresholdsByCurrency) throw new InvalidInput([issue]);
    thresholdsByCurrency[currency] = parseMajor(amount, currency).amount;
  }
  return thresholdsByCurrency;
}
