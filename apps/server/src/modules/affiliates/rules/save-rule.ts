import { and, desc, eq, isNull, gt, or, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput, type FieldIssue } from '#kit/errors';
import { sqlState, type Tx } from '#platform/transaction';
import { RuleNotFound } from '../errors.ts';
import { commissionRules } from '../tables.ts';
import type { CommissionRule } from './rule-for.ts';

/** A rule as staff write it; null in a condition: whatever. Rates in basis points. */
export interface RuleForm extends Pick<
  CommissionRule,
  'name' | 'basisPoints' | 'affiliateId' | 'groupId' | 'tierId' | 'productId' | 'categoryId' | 'brandId' | 'countryId' | 'customer' | 'priority'
> {
  /** Null: from now on. Never earlier: what was placed has earned what it earned. */
  validFrom: Date | null;
  /** Null: until it is ended. */
  validUntil: Date | null;
}

const ofUnknown = '23503';

/**
 * Writes a rule, or another version of one: the version before ends where this one begins.
 * @param ruleNumber null: a new one
 * @returns its number
 * @throws InvalidInput field by field; RuleNotFound
 */
export async function saveRule(tx: Tx, { ruleNumber, form, by }: { ruleNumber: number | null; form: RuleForm; by: string }): Promise<number> {
  const at = now();
  const validFrom = form.validFrom ?? at;
  const issues = ruleIssues(form, at);
  if (issues.length > 0) throw new InvalidInput(issues);
  if (ruleNumber !== null) await endVersions(tx, ruleNumber, validFrom);
  const { name, basisPoints, affiliateId, groupId, tierId, productId, categoryId, brandId, countryId, customer, priority, validUntil } = form;
  const conditions = { affiliateId, groupId, tierId, productId, categoryId, brandId, countryId, customer };
  try {
    const [row] = await tx.transaction((inner) =>
      inner
        .insert(commissionRules)
        .values({ ruleNumber: ruleNumber ?? 0, name: name.trim(), basisPoints, ...conditions, priority, validFrom, validUntil, createdBy: by })
        .returning({ id: commissionRules.id }),
    );
    if (!row) throw new Error('the rule was not written');
    if (ruleNumber !== null) return ruleNumber;
    return await numberNewRule(tx, row.id);
  } catch (error) {
    if (sqlState(error) === ofUnknown) throw new InvalidInput([{ field: 'conditions', code: 'unknown' }]);
    throw error;
  }
}

/** Ends a rule now; one that has not begun yet never does. @throws RuleNotFound */
export async function endRule(tx: Tx, ruleNumber: number): Promise<void> {
  await endVersions(tx, ruleNumber, now());
}

/** What is in force from then on, or begins later, does not go on: nothing that has been in force is changed. */
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

/** Numbers begin after those that are given, so that the rule of the start keeps its own. */
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

function ruleIssues({ name, basisPoints, priority, validFrom, validUntil }: RuleForm, at: Date): FieldIssue[] {
  const isWhole = (value: number, from: number, until: number) => Number.isInteger(value) && value >= from && value <= until;
  return [
    ...(name.trim() === '' ? [{ field: 'name', code: 'required' }] : []),
    ...(isWhole(basisPoints, 0, 10_000) ? [] : [{ field: 'basisPoints', code: 'range' }]),
    ...(isWhole(priority, -1000, 1000) ? [] : [{ field: 'priority', code: 'range' }]),
    ...(validFrom !== null && validFrom < at ? [{ field: 'validFrom', code: 'past' }] : []),
    ...(validUntil !== null && validUntil <= (validFrom ?? at) ? [{ field: 'validUntil', code: 'order' }] : []),
  ];
}
