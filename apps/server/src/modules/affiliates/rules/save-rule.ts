import { and, desc, eq, isNull, gt, or, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput, type FieldIssue } from '#kit/errors';
import { findSqlState, type Tx } from '#platform/transaction';
import { RuleNotFound } from '../errors.ts';
import { commissionRules } from './tables.ts';
import type { CommissionRule } from './choose-rate.ts';

/** A rule as staff enter it; null in a condition matches anything. Rates in basis points. */
export interface RuleForm
  extends
    Pick<
      CommissionRule,
      'name' | 'basisPoints' | 'affiliateId' | 'groupId' | 'tierId' | 'productId' | 'categoryId' | 'brandId' | 'countryId' | 'customer' | 'priority'
    >,
    Partial<Pick<CommissionRule, 'fixedAmounts' | 'minimumBaskets' | 'caps'>> {
  /** Null: from now on. Never in the past: placed orders keep their commission. */
  validFrom: Date | null;
  /** Null: without end. */
  validUntil: Date | null;
}

const foreignKeyViolation = '23503';

/**
 * Creates a rule or a new version of one; the previous version ends when the new one starts.
 * @param ruleNumber null: a new rule
 * @returns its number
 * @throws InvalidInput field by field; RuleNotFound
 */
export async function saveRule(tx: Tx, { ruleNumber, form, by }: { ruleNumber: number | null; form: RuleForm; by: string }): Promise<number> {
  const at = now();
  const validFrom = form.validFrom ?? at;
  const issues = listRuleIssues(form, at);
  if (issues.length > 0) throw new InvalidInput(issues);
  if (ruleNumber !== null) await endVersions(tx, ruleNumber, validFrom);
  const { name, basisPoints, affiliateId, groupId, tierId, productId, categoryId, brandId, countryId, customer, priority, validUntil } = form;
  const { fixedAmounts = {}, minimumBaskets = {}, caps = {} } = form;
  const conditions = { affiliateId, groupId, tierId, productId, categoryId, brandId, countryId, customer };
  try {
    const [row] = await tx.transaction((inner) =>
      inner
        .insert(commissionRules)
        .values({
          ...{ ruleNumber: ruleNumber ?? 0, name: name.trim(), basisPoints, fixedAmounts, minimumBaskets, caps, ...conditions },
          ...{ priority, validFrom, validUntil, createdBy: by },
        })
        .returning({ id: commissionRules.id }),
    );
    if (!row) throw new Error('the commission rule was not saved');
    if (ruleNumber !== null) return ruleNumber;
    return await numberNewRule(tx, row.id);
  } catch (error) {
    if (findSqlState(error) === foreignKeyViolation) throw new InvalidInput([{ field: 'conditions', code: 'unknown' }]);
    throw error;
  }
}

/** Ends a rule now; a scheduled one never starts. @throws RuleNotFound */
export async function endRule(tx: Tx, ruleNumber: number): Promise<void> {
  await endVersions(tx, ruleNumber, now());
}

/** Ends versions that are in force at `from` or start later. A version that has been in force is not changed otherwise. */
async function endVersions(tx: Tx, ruleNumber: number, from: Date): Promise<void> {
  const [known] = await tx
    .select({ id: commissionRules.id })
    .from(commissionRules)
    .where(eq(commissionRules.ruleNumber, ruleNumber))
    .orderBy(desc(commissionRules.id))
    .for('update');
  if (!known) throw new RuleNotFound();
  await tx
    .update(commissionRules)
    .set({ validUntil: sql`greatest(${commissionRules.validFrom}, ${from.toISOString()}::timestamptz)` })
    .where(and(eq(commissionRules.ruleNumber, ruleNumber), or(isNull(commissionRules.validUntil), gt(commissionRules.validUntil, from))));
}

/** Assigns the next number after the highest one; number 1 belongs to the initial rule. */
async function numberNewRule(tx: Tx, id: number): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('commission rule numbers'))`);
  const [row] = await tx
    .update(commissionRules)
    .set({ ruleNumber: sql`(select max(rule_number) + 1 from ${commissionRules})` })
    .where(eq(commissionRules.id, id))
    .returning({ ruleNumber: commissionRules.ruleNumber });
  if (!row) throw new RuleNotFound();
  return row.ruleNumber;
}

const amountFields = ['fixedAmounts', 'minimumBaskets', 'caps'] as const;

/** The largest amount of a rule, in minor units. */
const MAX_AMOUNT = 1_000_000_000_000;

function listRuleIssues(form: RuleForm, at: Date): FieldIssue[] {
  const { name, basisPoints, priority, validFrom, validUntil } = form;
  const isWhole = (value: number, from: number, until: number) => Number.isInteger(value) && value >= from && value <= until;
  const areRight = (amounts: Readonly<Record<string, number>>) =>
    Object.entries(amounts).every(([currency, amount]) => /^[A-Z]{3}$/.test(currency) && isWhole(amount, 1, MAX_AMOUNT));
  return [
    ...amountFields.flatMap((field) => (areRight(form[field] ?? {}) ? [] : [{ field, code: 'range' }])),
    ...(name.trim() === '' ? [{ field: 'name', code: 'required' }] : []),
    ...(isWhole(basisPoints, 0, 10_000) ? [] : [{ field: 'basisPoints', code: 'range' }]),
    ...(isWhole(priority, -1000, 1000) ? [] : [{ field: 'priority', code: 'range' }]),
    ...(validFrom !== null && validFrom < at ? [{ field: 'validFrom', code: 'past' }] : []),
    ...(validUntil !== null && validUntil <= (validFrom ?? at) ? [{ field: 'validUntil', code: 'order' }] : []),
  ];
}
