import { createRoute } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { InvalidInput } from '#kit/errors';
import { fromMajor } from '#kit/money';
import { lockProgramme, programmeOf, saveProgramme, type Programme } from '#modules/affiliates';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, ownFailures, successOf } from '#platform/http';
import { assertUnchanged, change } from '../change.ts';
import { revisionField } from '../record-call.ts';
import { withRevision } from '../revision.ts';
import { staffCall } from '../staff-call.ts';
import { shownAmounts } from './amounts.ts';
import { programmeFormSchema, programmeRecordSchema, type ProgrammeRecord } from './contract.ts';

const tags = ['Back office: affiliates'];
const call = staffCall('affiliates');
const record = { 200: json(successOf(programmeRecordSchema), 'What holds for the whole programme'), ...ownFailures };

const show = createRoute({ method: 'get', path: '/affiliate-programme', tags, summary: "The programme's settings", ...call, responses: record });

const save = createRoute({
  method: 'put',
  path: '/affiliate-programme',
  tags,
  summary: "Save the programme's settings",
  description: 'What is approved and paid from now on goes by them.',
  ...call,
  request: { body: jsonBody(programmeFormSchema.extend(revisionField)) },
  responses: record,
});

export const programmeRoutes = createRoutes();

programmeRoutes.openapi(show, async (c) => c.json(success(withRevision(await shownProgramme(c.var.db))), 200));

programmeRoutes.openapi(save, async (c) => {
  const { revision, ...form } = c.req.valid('json');
  const saved = await change(c, async (tx, note) => {
    await lockProgramme(tx);
    const before = await shownProgramme(tx);
    await assertUnchanged(tx, revision, 'affiliate-programme', before);
    await saveProgramme(tx, { ...form, payoutThresholds: keptThresholds(form.payoutThresholds) });
    const after = await shownProgramme(tx);
    await note({ action: 'affiliate-programme.update', subject: 'affiliate-programme', subjectId: 1, before, after });
    return withRevision(after);
  });
  return c.json(success(saved), 200);
});

/** Thresholds in major units, by the currency's name. */
async function shownProgramme(db: Db): Promise<Omit<ProgrammeRecord, 'revision'>> {
  const { payoutThresholds, ...rest } = await programmeOf(db);
  const amounts = Object.entries(payoutThresholds).map(([currency, amount]) => ({ currency, amount }));
  return { ...rest, payoutThresholds: shownAmounts(amounts).sort((a, b) => a.currency.localeCompare(b.currency)) };
}

/** @throws InvalidInput if a currency stands there twice */
function keptThresholds(thresholds: ProgrammeRecord['payoutThresholds']): Programme['payoutThresholds'] {
  const kept: Record<string, number> = {};
  for (const [index, { currency, amount }] of thresholds.entries()) {
    const issue = { field: `payoutThresholds.${index}.currency`, code: 'twice', params: { message: `${currency} stands here already` } };
    if (currency in kept) throw new InvalidInput([issue]);
    kept[currency] = fromMajor(amount, currency).amount;
  }
  return kept;
}
