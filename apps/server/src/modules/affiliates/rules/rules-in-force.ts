import { and, asc, gt, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { commissionRules } from './tables.ts';
import type { CommissionRule } from './choose-rate.ts';

/** Returns the versions that were in force at an instant. */
export const listRulesInForce = (db: Db, at: Date): Promise<CommissionRule[]> =>
  db
    .select()
    .from(commissionRules)
    .where(and(lte(commissionRules.validFrom, at), or(isNull(commissionRules.validUntil), gt(commissionRules.validUntil, at))))
    .orderBy(asc(commissionRules.id));
