import type { z } from '@hono/zod-openapi';
import { createRoute } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { now } from '#kit/clock';
import { endRule, listRules, lockRule, readRule, saveRule, tryRules, type CommissionRule } from '#modules/affiliates';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { assertUnchanged, change } from '../change.ts';
import { RecordNotFound } from '../errors.ts';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { numberedPath, revisionField } from '../record-call.ts';
import { addRevision } from '../revision.ts';
import { requireStaff, adminCall } from '../admin-call.ts';
import { listMajorAmounts, toMajorAmount, toStoredAmounts } from './amounts.ts';
import { ruleFormSchema, ruleRecordSchema, ruleSchema, triedRuleSchema, tryRuleSchema, type RuleRow } from './contract.ts';
import { textField } from '#platform/request-fields';

const tags = ['Back office: affiliates'];
const call = adminCall('affiliates');
const record = { 200: json(buildSuccessSchema(ruleRecordSchema), 'The commission rule with its versions'), ...customerFailures };
type RuleForm = z.infer<typeof ruleFormSchema>;

const list = createRoute({
  method: 'get',
  path: '/commission-rules',
  tags,
  summary: 'List current and future commission rules',
  ...call,
  request: { query: buildListQuerySchema({ q: textField.max(100).optional() }, ['priority']) },
  responses: { 200: json(buildAdminListSchema(ruleSchema), 'A page of commission rules, highest priority first'), ...customerFailures },
});

const one = createRoute({
  method: 'get',
  path: '/commission-rules/{id}',
  tags,
  summary: 'Get a commission rule',
  ...call,
  request: { params: numberedPath },
  responses: record,
});

const tryThem = createRoute({
  method: 'post',
  path: '/commission-rules/try',
  tags,
  summary: 'Test which commission rule applies',
  ...call,
  request: { body: jsonBody(tryRuleSchema) },
  responses: { 200: json(buildSuccessSchema(triedRuleSchema), 'The applicable rule and the commission per item'), ...customerFailures },
});

const create = createRoute({
  method: 'post',
  path: '/commission-rules',
  tags,
  summary: 'Create a commission rule',
  ...call,
  request: { body: jsonBody(ruleFormSchema) },
  responses: record,
});

const update = createRoute({
  method: 'put',
  path: '/commission-rules/{id}',
  tags,
  summary: 'Update a commission rule by adding a version',
  description: 'The previous version ends when the new version begins. Existing orders keep their commission.',
  ...call,
  request: { params: numberedPath, body: jsonBody(ruleFormSchema.extend(revisionField)) },
  responses: record,
});

const end = createRoute({
  method: 'delete',
  path: '/commission-rules/{id}',
  tags,
  summary: 'End a commission rule for future orders',
  ...call,
  request: { params: numberedPath },
  responses: record,
});

export const ruleRoutes = createRoutes();

ruleRoutes.openapi(list, async (c) => {
  const query = c.req.valid('query');
  const { filter, ids, offset, limit } = toAdminListQuery(query);
  const q = (filter.q ?? '').trim().toLowerCase();
  // There are few rules, because staff write them by hand. All current rules are read for every order anyway.
  const found = (await listRules(c.var.db)).filter(({ ruleNumber, name }) =>
    ids ? ids.includes(String(ruleNumber)) : name.toLowerCase().includes(q),
  );
  return c.json(buildListResponse(found.slice(offset, offset + limit).map(toRuleRecord), { itemCount: found.length, isMore: false }, query), 200);
});

ruleRoutes.openapi(tryThem, async (c) => {
  const tried = await tryRules(c.var.db, c.req.valid('json'));
  if (!tried) throw new RecordNotFound('product');
  const { rule, basisPoints, earned } = tried;
  return c.json(
    success({
      rule: rule && { id: rule.ruleNumber, name: rule.name },
      percent: basisPoints / 100,
      amount: earned && { currency: earned.currency, amount: toMajorAmount(earned.amount, earned.currency) },
    }),
    200,
  );
});

ruleRoutes.openapi(one, async (c) => c.json(success(await getRule(c.var.db, c.req.valid('param').id)), 200));

ruleRoutes.openapi(create, async (c) => {
  const form = c.req.valid('json');
  const by = requireStaff(c).name;
  const made = await change(c, async (tx, note) => {
    const after = await getRule(tx, await saveRule(tx, { ruleNumber: null, form: toStoredRule(form), by }));
    await note({ action: 'commission-rule.create', subject: 'commission-rule', subjectId: after.id, after: getAuditFacts(after) });
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
    const { revision: _, ...before } = await getRule(tx, id);
    await assertUnchanged(tx, revision, 'commission-rule', before);
    await saveRule(tx, { ruleNumber: id, form: toStoredRule(form), by });
    const after = await getRule(tx, id);
    await note({
      action: 'commission-rule.update',
      subject: 'commission-rule',
      subjectId: id,
      before: getAuditFacts(before),
      after: getAuditFacts(after),
    });
    return after;
  });
  return c.json(success(saved), 200);
});

ruleRoutes.openapi(end, async (c) => {
  const { id } = c.req.valid('param');
  const ended = await change(c, async (tx, note) => {
    await lockRule(tx, id);
    const before = await getRule(tx, id);
    await endRule(tx, id);
    const after = await getRule(tx, id);
    await note({
      action: 'commission-rule.end',
      subject: 'commission-rule',
      subjectId: id,
      before: getAuditFacts(before),
      after: getAuditFacts(after),
    });
    return after;
  });
  return c.json(success(ended), 200);
});

/** Returns the latest version of a rule with the earlier ones. @throws RuleNotFound */
async function getRule(db: Db, ruleNumber: number) {
  const versions = await readRule(db, ruleNumber);
  const [latest] = versions;
  if (!latest) throw new RecordNotFound('commission-rule');
  return addRevision({ ...toRuleRecord(latest), versions: versions.map((version) => ({ ...toRuleRecord(version), version: version.id })) });
}

/** Returns the facts for the audit log. Earlier versions are in the table of rules itself. */
const getAuditFacts = ({ versions: _, ...rule }: RuleRow & { versions: unknown }) => rule;

function toRuleRecord({ ruleNumber, basisPoints, validFrom, validUntil, ...rule }: CommissionRule): RuleRow {
  const at = now();
  const { name, priority, affiliateId, groupId, tierId, productId, categoryId, brandId, countryId, customer, createdBy } = rule;
  const { fixedAmounts, caps, minimumBaskets } = rule;
  return {
    id: ruleNumber,
    ...{ name, priority, affiliateId, groupId, tierId, productId, categoryId, brandId, countryId, customer, createdBy },
    percent: basisPoints / 100,
    ...{ fixedAmounts: listMajorAmounts(fixedAmounts), caps: listMajorAmounts(caps), minimumBaskets: listMajorAmounts(minimumBaskets) },
    validFrom: validFrom.toISOString(),
    validUntil: validUntil?.toISOString() ?? null,
    isInForce: validFrom <= at && (validUntil === null || at < validUntil),
  };
}

/** A form sends back the start of the version that it was opened with. A start in the past means now. */
const toStoredRule = ({ percent, validFrom, validUntil, fixedAmounts, caps, minimumBaskets, ...rest }: RuleForm) => ({
  ...rest,
  ...{ fixedAmounts: toStoredAmounts(fixedAmounts), caps: toStoredAmounts(caps), minimumBaskets: toStoredAmounts(minimumBaskets) },
  basisPoints: Math.round(percent * 100),
  validFrom: validFrom !== null && new Date(validFrom) > now() ? new Date(validFrom) : null,
  validUntil: validUntil === null ? null : new Date(validUntil),
});
