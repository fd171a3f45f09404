import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { now } from '#kit/clock';
import { earnsOn, endRule, listRules, lockRule, readRule, saveRule, tryRules, type CommissionRule } from '#modules/affiliates';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, ownFailures, successOf } from '#platform/http';
import { assertUnchanged, change } from '../change.ts';
import { NotThere } from '../errors.ts';
import { listed, listQueryOf, staffList, staffListOf } from '../list-query.ts';
import { numberedPath, revisionField } from '../record-call.ts';
import { withRevision } from '../revision.ts';
import { requireStaff, staffCall } from '../staff-call.ts';
import { shownAmount } from './amounts.ts';
import { ruleFormSchema, ruleRecordSchema, ruleSchema, triedRuleSchema, tryRuleSchema, type RuleRow } from './contract.ts';

const tags = ['Back office: affiliates'];
const call = staffCall('affiliates');
const record = { 200: json(successOf(ruleRecordSchema), 'The rule with its versions'), ...ownFailures };
type RuleForm = z.infer<typeof ruleFormSchema>;

const list = createRoute({
  method: 'get',
  path: '/commission-rules',
  tags,
  summary: 'Commission rules in force or still to come, those that weigh more first',
  ...call,
  request: { query: listQueryOf({ q: z.string().max(100).optional() }, ['priority']) },
  responses: { 200: json(staffListOf(ruleSchema), 'A page of them'), ...ownFailures },
});

const one = createRoute({
  method: 'get',
  path: '/commission-rules/{id}',
  tags,
  summary: 'A commission rule',
  ...call,
  request: { params: numberedPath },
  responses: record,
});

const tryThem = createRoute({
  method: 'post',
  path: '/commission-rules/try',
  tags,
  summary: 'What a product would earn an affiliate in a country now, and by which rule',
  ...call,
  request: { body: jsonBody(tryRuleSchema) },
  responses: { 200: json(successOf(triedRuleSchema), 'The rule, and what it comes to'), ...ownFailures },
});

const create = createRoute({
  method: 'post',
  path: '/commission-rules',
  tags,
  summary: 'Make a commission rule',
  ...call,
  request: { body: jsonBody(ruleFormSchema) },
  responses: record,
});

const update = createRoute({
  method: 'put',
  path: '/commission-rules/{id}',
  tags,
  summary: 'Write another version of a rule',
  description: 'The one before ends where this one begins: what was placed before has earned what it earned.',
  ...call,
  request: { params: numberedPath, body: jsonBody(ruleFormSchema.extend(revisionField)) },
  responses: record,
});

const end = createRoute({
  method: 'delete',
  path: '/commission-rules/{id}',
  tags,
  summary: 'End a rule: orders that are placed from now on go by the others',
  ...call,
  request: { params: numberedPath },
  responses: record,
});

export const ruleRoutes = createRoutes();

ruleRoutes.openapi(list, async (c) => {
  const asked = c.req.valid('query');
  const { filter, ids, offset, limit } = staffList(asked);
  const q = (filter.q ?? '').trim().toLowerCase();
  // Rules are written by hand, a screen or two of them: all that are in force are read for every order anyway.
  const found = (await listRules(c.var.db)).filter(({ ruleNumber, name }) =>
    ids ? ids.includes(String(ruleNumber)) : name.toLowerCase().includes(q),
  );
  return c.json(listed(found.slice(offset, offset + limit).map(shown), { itemCount: found.length, isMore: false }, asked), 200);
});

ruleRoutes.openapi(tryThem, async (c) => {
  const { db } = c.var;
  const question = c.req.valid('json');
  const tried = await tryRules(db, question);
  if (!tried) throw new NotThere('product');
  const earned = await earnsOn(db, question);
  const { rule, basisPoints } = tried;
  // The price without VAT is the same for whoever buys: from the rate of one to that of the other.
  const base = earned && earned.basisPoints > 0 ? (earned.amount * 10_000) / earned.basisPoints : null;
  const isSame = earned !== null && earned.basisPoints === basisPoints;
  const amount = isSame ? earned.amount : base === null ? null : Math.round((base * basisPoints) / 10_000);
  return c.json(
    success({
      rule: rule && { id: rule.ruleNumber, name: rule.name },
      percent: basisPoints / 100,
      amount: earned && amount !== null ? { currency: earned.currency, amount: shownAmount(amount, earned.currency) } : null,
    }),
    200,
  );
});

ruleRoutes.openapi(one, async (c) => c.json(success(await ruleOf(c.var.db, c.req.valid('param').id)), 200));

ruleRoutes.openapi(create, async (c) => {
  const form = c.req.valid('json');
  const by = requireStaff(c).name;
  const made = await change(c, async (tx, note) => {
    const after = await ruleOf(tx, await saveRule(tx, { ruleNumber: null, form: kept(form), by }));
    await note({ action: 'commission-rule.create', subject: 'commission-rule', subjectId: after.id, after: factsOf(after) });
    return after;
  });
  return c.json(success(made), 200);
});

ruleRoutes.openapi(update, async (c) => {
  const { id } = c.req.valid('param');
  const { revision, ...form } = c.req.valid('json');
  const by = requireStaff(c).name;
  const saved = await change(c, async (tx, note) => {
    await lockRule(tx, id);
    const { revision: _, ...before } = await ruleOf(tx, id);
    await assertUnchanged(tx, revision, 'commission-rule', before);
    await saveRule(tx, { ruleNumber: id, form: kept(form), by });
    const after = await ruleOf(tx, id);
    await note({ action: 'commission-rule.update', subject: 'commission-rule', subjectId: id, before: factsOf(before), after: factsOf(after) });
    return after;
  });
  return c.json(success(saved), 200);
});

ruleRoutes.openapi(end, async (c) => {
  const { id } = c.req.valid('param');
  const ended = await change(c, async (tx, note) => {
    await lockRule(tx, id);
    const before = await ruleOf(tx, id);
    await endRule(tx, id);
    const after = await ruleOf(tx, id);
    await note({ action: 'commission-rule.end', subject: 'commission-rule', subjectId: id, before: factsOf(before), after: factsOf(after) });
    return after;
  });
  return c.json(success(ended), 200);
});

/** A rule as its latest version says it, with those before. @throws RuleNotFound */
async function ruleOf(db: Db, ruleNumber: number) {
  const versions = await readRule(db, ruleNumber);
  const [latest] = versions;
  if (!latest) throw new NotThere('commission-rule');
  return withRevision({ ...shown(latest), versions: versions.map((version) => ({ ...shown(version), version: version.id })) });
}

/** For the audit log: the versions before are in the book of rules itself. */
const factsOf = ({ versions: _, ...rule }: RuleRow & { versions: unknown }) => rule;

function shown({ ruleNumber, basisPoints, validFrom, validUntil, ...rule }: CommissionRule): RuleRow {
  const at = now();
  const { name, priority, affiliateId, groupId, tierId, productId, categoryId, brandId, countryId, customer, createdBy } = rule;
  return {
    id: ruleNumber,
    ...{ name, priority, affiliateId, groupId, tierId, productId, categoryId, brandId, countryId, customer, createdBy },
    percent: basisPoints / 100,
    validFrom: validFrom.toISOString(),
    validUntil: validUntil?.toISOString() ?? null,
    isInForce: validFrom <= at && (validUntil === null || at < validUntil),
  };
}

/** A form that is opened on a version sends its beginning back: what lies before now means from now on. */
const kept = ({ percent, validFrom, validUntil, ...rest }: RuleForm) => ({
  ...rest,
  basisPoints: Math.round(percent * 100),
  validFrom: validFrom !== null && new Date(validFrom) > now() ? new Date(validFrom) : null,
  validUntil: validUntil === null ? null : new Date(validUntil),
});
