import { asc, desc, eq, gt, isNull, or } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { RuleNotFound } from '../errors.ts';
import { commissionRules } from './tables.ts';
import type { CommissionRule } from './choose-rate.ts';

/** Lists the versions in force or scheduled, the highest priority first. */
export async function listRules(db: Db): Promise<CommissionRule[]> {
  return db
    .select()
    .from(commissionRules)
    .where(or(isNull(commissionRules.validUntil), gt(commissionRules.validUntil, now())))
    .orderBy(desc(commissionRules.priority), asc(commissionRules.ruleNumber), asc(commissionRules.validFrom));
}

/** Returns all versions of a rule, the latest first. @throws RuleNotFound */
export async function readRule(db: Db, ruleNumber: number): Promise<CommissionRule[]> {
  const versions = await db.select().from(commissionRules).where(eq(commissionRules.ruleNumber, ruleNumber)).orderBy(desc(commissionRules.id));
  if (versions.length === 0) throw new RuleNotFound();
  return versions;
}
